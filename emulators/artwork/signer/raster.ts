import type { Solid } from "#artwork/signer/solid.ts";
import { found, joined, type Surface, toSurfaces } from "#artwork/signer/surfaces.ts";
import { normalize } from "#artwork/signer/vector.ts";

/** What is in front at each pixel of a picture. */
export interface Raster {
  width: number;
  height: number;
  /** Toward the viewer, in centimeters; -Infinity where nothing is. */
  depth: Float32Array;
  /** Which part is there, as an index into `parts`; 0 is nothing. */
  part: Uint8Array;
  /** The color, as an index into `colors`, once in the light and once in the shade; 0 is nothing. */
  light: Uint8Array;
  shade: Uint8Array;
  line: Uint8Array;
  /** 1 where the surface turns away from the light. */
  isShaded: Uint8Array;
  parts: string[];
  colors: string[];
}

/** Where a picture lies in space: what is to be seen at its upper left, and how many pixels a centimeter has. */
export interface View {
  left: number;
  top: number;
  pixelsPerCm: number;
}

/** From the upper left, and from the front. */
export const lightFrom = normalize([-0.4, 0.62, 0.72]);
/** How far a surface may turn from the light before it gets its darker tone. */
const shadeBelow = 0.12;

/** A picture with nothing in it. */
export function createRaster({ width, height }: Pick<Raster, "width" | "height">): Raster {
  const size = width * height;
  return {
    width,
    height,
    depth: new Float32Array(size).fill(-Infinity),
    part: new Uint8Array(size),
    light: new Uint8Array(size),
    shade: new Uint8Array(size),
    line: new Uint8Array(size),
    isShaded: new Uint8Array(size),
    parts: [""],
    colors: [""],
  };
}

export function copyRaster(from: Raster, to: Raster): void {
  for (const layer of ["part", "light", "shade", "line", "isShaded"] as const) to[layer].set(from[layer]);
  to.depth.set(from.depth);
  to.parts = [...from.parts];
  to.colors = [...from.colors];
}

/** Pixels of a raster, the last ones not included. */
export interface Region {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The part of a picture that solids take up. */
export function toRegion({ width, height }: Raster, view: View, solids: readonly Solid[]): Region {
  const box = joined(...solids.flatMap((solid) => toSurfaces(solid).map((surface) => surface.box)));
  const bounded = (pixels: number, last: number) => Math.min(last, Math.max(0, Math.round(pixels)));
  return {
    left: bounded((box.left - view.left) * view.pixelsPerCm, width),
    right: bounded((box.right - view.left) * view.pixelsPerCm, width),
    top: bounded((view.top - box.top) * view.pixelsPerCm, height),
    bottom: bounded((view.top - box.bottom) * view.pixelsPerCm, height),
  };
}

/** Draws solids that are already turned toward the viewer, each pixel showing what is nearest. */
export function drawSolids(raster: Raster, view: View, solids: readonly Solid[]): void {
  for (const solid of solids) {
    for (const { hit, box } of toSurfaces(solid)) drawSurface(raster, { view, solid, hit, box });
  }
}

function drawSurface(
  raster: Raster,
  { view, solid: { material, part }, hit, box }: Surface & { view: View; solid: Solid },
): void {
  const { width, height, depth } = raster;
  const { left, top, pixelsPerCm } = view;
  const partIndex = indexOf(raster.parts, part);
  const [light, shade, line] = [material.light, material.shade, material.line].map((color) =>
    indexOf(raster.colors, color),
  );
  const toColumn = (x: number) => (x - left) * pixelsPerCm;
  const toRow = (y: number) => (top - y) * pixelsPerCm;
  const lastRow = Math.min(height - 1, Math.ceil(toRow(box.bottom)));
  const lastColumn = Math.min(width - 1, Math.ceil(toColumn(box.right)));
  for (let row = Math.max(0, Math.floor(toRow(box.top))); row <= lastRow; row += 1) {
    const y = top - (row + 0.5) / pixelsPerCm;
    for (let column = Math.max(0, Math.floor(toColumn(box.left))); column <= lastColumn; column += 1) {
      const z = hit(left + (column + 0.5) / pixelsPerCm, y);
      const at = row * width + column;
      if (z <= (depth[at] ?? 0)) continue;
      depth[at] = z;
      raster.part[at] = partIndex;
      const paint = found.color ? indexOf(raster.colors, found.color) : null;
      raster.light[at] = paint ?? light ?? 0;
      raster.shade[at] = paint ?? shade ?? 0;
      raster.line[at] = line ?? 0;
      const lit = found.x * lightFrom[0] + found.y * lightFrom[1] + found.z * lightFrom[2];
      raster.isShaded[at] = lit < shadeBelow ? 1 : 0;
    }
  }
}

function indexOf(list: string[], value: string): number {
  const known = list.indexOf(value);
  return known === -1 ? list.push(value) - 1 : known;
}
