/** A drawing as a PNG. It is loaded when somebody asks for one. */
import { el } from "./page.js";

const SCALE = 2, GROUND = "#eae1d0";

/** The picture carries its faces, and its colours fall back to the light theme. @param {SVGSVGElement} drawing */
export async function download(drawing) {
  const svg = /** @type {SVGSVGElement} */ (drawing.cloneNode(true));
  const { width, height } = svg.viewBox.baseVal, size = { width: SCALE * width, height: SCALE * height };
  const faces = document.querySelector(".faces")?.innerHTML ?? "";
  svg.insertAdjacentHTML("afterbegin", `${faces}<rect width="${width}" height="${height}" fill="${GROUND}"/>`);
  for (const [name, pixels] of Object.entries(size)) svg.setAttribute(name, String(pixels));
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(svg)], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = /** @type {HTMLCanvasElement} */ (el("canvas", size));
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  el("a", { href: canvas.toDataURL("image/png"), download: "nekoban.png" }).click();
}
