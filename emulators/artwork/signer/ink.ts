import { lightFrom, type Raster, type Region } from "#artwork/signer/raster.ts";

export interface InkOptions {
  /** How many pixels of the raster become one of the picture, on each axis. */
  oversampling: number;
  pixelsPerCm: number;
  ground: string;
  /** Half the width of a line, in the raster's pixels. */
  lineRadius: number;
}

/** How much nearer a surface has to be than its neighbor for a line between them, in centimeters for a pixel's step. */
const stepOfLine = 0.55;
const shadowReachCm = 6.5;
const shadowSteps = 9;

/**
 * Colors a region of a raster like an inked drawing, in RGB: flat tones, cast shadows, and lines where one thing ends before
 * another. The region's borders are those of whole pixels of the picture.
 */
export function ink(raster: Raster, picture: Uint8Array, region: Region, options: InkOptions): void {
  const { width } = raster;
  const { oversampling, ground } = options;
  const tones = toTones(raster.depth.length);
  fillTones(raster, tones, region, options);
  drawLines(raster, tones, region, options.lineRadius);
  const colors = Uint8Array.from([ground, ...raster.colors.slice(1)].flatMap(toRgb));
  shrink(tones, picture, { width, region, oversampling, colors });
}

interface Shrinking {
  width: number;
  region: Region;
  oversampling: number;
  /** Red, green and blue of each tone, one after the other. */
  colors: Uint8Array;
}

/** Averages the colors of the tones that fall on one pixel of the picture. */
function shrink(
  tones: Uint8Array,
  picture: Uint8Array,
  { width, region, oversampling, colors }: Shrinking,
): void {
  const samples = oversampling ** 2;
  for (let row = region.top / oversampling; row < region.bottom / oversampling; row += 1) {
    for (let column = region.left / oversampling; column < region.right / oversampling; column += 1) {
      let [red, green, blue] = [0, 0, 0];
      for (let y = 0; y < oversampling; y += 1) {
        const start = (row * oversampling + y) * width + column * oversampling;
        for (let x = 0; x < oversampling; x += 1) {
          const color = (tones[start + x] ?? 0) * 3;
          red += colors[color] ?? 0;
          green += colors[color + 1] ?? 0;
          blue += colors[color + 2] ?? 0;
        }
      }
      const target = (row * (width / oversampling) + column) * 3;
      picture[target] = red / samples;
      picture[target + 1] = green / samples;
      picture[target + 2] = blue / samples;
    }
  }
}

/** How far to the right and down a shadow falls, in centimeters. */
export const shadowFall = { right: -lightFrom[0] * shadowReachCm, down: lightFrom[1] * shadowReachCm };

// One for all pictures: a new one for each takes longer to clear and to collect than to fill.
let reusedTones = new Uint8Array();

function toTones(size: number): Uint8Array {
  if (reusedTones.length !== size) reusedTones = new Uint8Array(size);
  return reusedTones;
}

/** The color of each pixel without its lines. */
function fillTones(raster: Raster, tones: Uint8Array, region: Region, { pixelsPerCm }: InkOptions): void {
  const { width, depth, part, light, shade, isShaded } = raster;
  const step = shadowReachCm / shadowSteps;
  const depthStep = lightFrom[2] * step;
  const offsets = Array.from({ length: shadowSteps }, (_, index) => {
    const far = step * (index + 1) * pixelsPerCm;
    return { rows: Math.round(-lightFrom[1] * far), columns: Math.round(lightFrom[0] * far) };
  });
  for (let row = region.top; row < region.bottom; row += 1) {
    for (let column = region.left; column < region.right; column += 1) {
      const at = row * width + column;
      if (light[at] === 0) {
        tones[at] = 0;
        continue;
      }
      const isDark = isShaded[at] === 1 || isInShadow(row, column, at);
      tones[at] = (isDark ? shade[at] : light[at]) ?? 0;
    }
  }

  function isInShadow(row: number, column: number, at: number): boolean {
    let ray = depth[at] ?? 0;
    for (const { rows, columns } of offsets) {
      if (row + rows < 0 || column + columns < 0) return false;
      ray += depthStep;
      const blocking = (row + rows) * width + column + columns;
      const above = (depth[blocking] ?? 0) - ray;
      // What is much nearer hovers too far away for its shadow to fall just there.
      if (above > 0.35 && above < 5 && part[blocking] !== part[at]) return true;
    }
    return false;
  }
}

function drawLines(raster: Raster, tones: Uint8Array, region: Region, radius: number): void {
  const { width, height, depth, part, line, parts } = raster;
  const reach = Math.ceil(radius);
  const brush: number[] = [];
  for (let y = -reach; y <= reach; y += 1)
    for (let x = -reach; x <= reach; x += 1) if (x * x + y * y <= radius * radius) brush.push(y * width + x);
  const apart = parts.map((one) => parts.map((other) => one === "" || other === "" || areApart(one, other)));
  const [top, bottom] = [
    Math.max(reach, region.top - reach),
    Math.min(height - reach - 1, region.bottom + reach),
  ];
  const [left, right] = [
    Math.max(reach, region.left - reach),
    Math.min(width - reach - 1, region.right + reach),
  ];
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      const at = row * width + column;
      draw(at, at + 1);
      draw(at, at + width);
    }
  }

  function draw(at: number, next: number): void {
    const [one, other] = [part[at] ?? 0, part[next] ?? 0];
    const isStep = Math.abs((depth[at] ?? 0) - (depth[next] ?? 0)) > stepOfLine;
    if (!isStep && (one === other || !apart[one]?.[other])) return;
    const near = (depth[at] ?? 0) >= (depth[next] ?? 0) ? at : next;
    for (const offset of brush) tones[near + offset] = line[near] ?? 0;
  }
}

/** Whether a line separates two parts that touch. A finger grows out of its palm, a sleeve out of the clothes. */
function areApart(one: string, other: string): boolean {
  const isGrown =
    [one, other].some((part) => /palm|nose/.test(part)) && one.split(" ")[0] === other.split(" ")[0];
  const isSewn = /torso|sleeve/.test(one) && /torso|sleeve/.test(other);
  return !isGrown && !isSewn;
}

const toRgb = (color: string) => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
