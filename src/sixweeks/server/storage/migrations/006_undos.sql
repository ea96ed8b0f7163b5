-- An undo tells nothing where a later one goes as far back or farther.
DELETE FROM undos WHERE EXISTS (
    SELECT 1 FROM undos AS later
    WHERE later.table_id = undos.table_id
    AND later.serial > undos.serial AND later.back_to <= undos.back_to
);
