/** The picture of a map, loaded once for all its pieces. */
const known = new Map<string, Promise<HTMLImageElement>>();

async function loaded(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

export function pictureOf(address: string): Promise<HTMLImageElement> {
  const found = known.get(address) ?? loaded(address);
  known.set(address, found);
  found.catch(() => known.delete(address));
  return found;
}
