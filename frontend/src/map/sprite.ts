/** The faces of a game's pieces, once in the page; a piece is a <use> of its face. */
import { api } from "../api/client";

export async function drawFaces(game: string, scenario: string) {
  const id = `faces-${game}-${scenario}`;
  if (document.getElementById(id)) return;
  for (const old of document.querySelectorAll(".sprite")) old.remove();
  const drawn = new DOMParser().parseFromString(await api.faces(game, scenario), "image/svg+xml");
  const sprite = document.importNode(drawn.documentElement, true);
  sprite.id = id;
  sprite.setAttribute("class", "sprite");
  sprite.setAttribute("aria-hidden", "true");
  sprite.removeAttribute("role");
  document.body.append(sprite);
}

/** Resolves when an image is loaded and decoded, or has failed. */
export async function loaded(address: string) {
  const picture = new Image();
  picture.src = address;
  await picture.decode().catch(() => {});
}
