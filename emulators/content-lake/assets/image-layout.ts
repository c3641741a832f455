import type { ExtendOptions, Region, ResizeOptions } from "sharp";
import type { ImageTransform } from "#content-lake/assets/image-transform.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";

interface Size {
  width: number;
  height: number;
}

/** The crop of an image, the size it's scaled to, and the padding around it. */
export interface ImageLayout {
  region: Region;
  resize?: ResizeOptions;
  extend?: ExtendOptions;
}

interface LayoutOptions {
  transform: ImageTransform;
  image: Size;
  /** The fill color of empty space, in CSS. */
  background: string;
}

/**
 * Where the image goes in the requested size. Throws a 400 if that's impossible. `pad` goes around the image, and is part of a size that's
 * asked for.
 */
export function toImageLayout(options: LayoutOptions): ImageLayout {
  const { transform, background } = options;
  const pad = Math.round(transform.pad * transform.dpr);
  const layout = toUnpaddedLayout(options, 2 * pad);
  if (pad === 0) return layout;
  const { left = 0, top = 0, right = 0, bottom = 0 } = layout.extend ?? {};
  return {
    ...layout,
    extend: { left: left + pad, top: top + pad, right: right + pad, bottom: bottom + pad, background },
  };
}

function toUnpaddedLayout({ transform, image, background }: LayoutOptions, padding: number): ImageLayout {
  const { fit } = transform;
  const region = toRegion(transform, image);
  const { width, height } = toLimited(region, transform, {
    width: toPixels("w", transform, padding),
    height: toPixels("h", transform, padding),
  });
  if (!width || !height) {
    if (!width && !height) return { region };
    const withoutEnlargement = fit === "max" || fit === "fillmax" || fit === "min";
    return {
      region,
      resize: { ...(width ? { width } : {}), ...(height ? { height } : {}), withoutEnlargement },
    };
  }
  const box = { width, height };
  switch (fit) {
    case "clip":
      return { region, resize: { ...box, fit: "inside" } };
    case "max":
      return { region, resize: { ...box, fit: "inside", withoutEnlargement: true } };
    case "scale":
      return { region, resize: { ...box, fit: "fill" } };
    case "fill":
      return { region, resize: { ...box, fit: "contain", background } };
    case "fillmax":
      return placeWithin({ region, box, background });
    case "crop":
      return cover({ region, box, transform });
    case "min": {
      const shrink = Math.min(1, region.width / width, region.height / height);
      return cover({ region, box: toScaled(box, shrink), transform });
    }
  }
}

/** The part of the image that `rect` crops, clamped to the image, because URL builders round and can be a pixel over. */
function toRegion({ rect }: ImageTransform, { width, height }: Size): Region {
  if (!rect) return { left: 0, top: 0, width, height };
  const [x = 0, y = 0, w = width, h = height] = rect;
  const left = Math.max(x, 0);
  const top = Math.max(y, 0);
  const region = { left, top, width: Math.min(x + w, width) - left, height: Math.min(y + h, height) - top };
  if (region.width > 0 && region.height > 0) return region;
  throw new LakeError(
    400,
    `The image parameter "rect" is not valid: it's outside of ${width} × ${height} pixels`,
  );
}

type Side = "w" | "h";
type Limit = `${"max" | "min"}-${Side}`;

function toPixels(side: Side | Limit, transform: ImageTransform, padding = 0): number | undefined {
  const length = transform[side];
  if (length === undefined) return undefined;
  const pixels = Math.round(length * transform.dpr);
  if (pixels > maxOutputPixels) {
    const why = `with "${side}" it makes ${pixels} pixels, and the maximum is ${maxOutputPixels}`;
    throw new LakeError(400, `The image parameter "dpr" is not valid: ${why}`);
  }
  if (pixels > padding) return pixels - padding;
  throw new LakeError(400, `The image parameter "pad" is not valid: it leaves nothing of "${side}"`);
}

/** With `fit=crop`, the limits bound each side; one that isn't given follows the image's shape. */
function toLimited(
  region: Region,
  transform: ImageTransform,
  { width, height }: { width: number | undefined; height: number | undefined },
): { width: number | undefined; height: number | undefined } {
  const hasLimits = (["max-w", "max-h", "min-w", "min-h"] as const).some((name) => transform[name]);
  if (transform.fit !== "crop" || !hasLimits) return { width, height };
  const shape = region.width / region.height;
  const natural = {
    w: width ?? (height ? height * shape : region.width),
    h: height ?? (width ? width / shape : region.height),
  };
  const toSide = (side: Side) => {
    const most = toPixels(`max-${side}`, transform) ?? maxOutputPixels;
    const least = toPixels(`min-${side}`, transform) ?? 1;
    return Math.max(Math.min(Math.round(natural[side]), most), least);
  };
  return { width: toSide("w"), height: toSide("h") };
}

const maxOutputPixels = 8192;

interface PlaceOptions {
  region: Region;
  box: Size;
  background: string;
}

/** Centered in a box, scaled down if necessary but never up. */
function placeWithin({ region, box, background }: PlaceOptions): ImageLayout {
  const shrink = Math.min(1, box.width / region.width, box.height / region.height);
  const { width, height } = toScaled(region, shrink);
  const left = Math.floor((box.width - width) / 2);
  const top = Math.floor((box.height - height) / 2);
  return {
    region,
    resize: { width, height, fit: "fill" },
    extend: { left, top, right: box.width - width - left, bottom: box.height - height - top, background },
  };
}

interface CoverOptions {
  region: Region;
  box: Size;
  transform: ImageTransform;
}

/** Fills the box, and crops the excess around the point that `crop` names. */
function cover({ region, box, transform }: CoverOptions): ImageLayout {
  if (transform.crop === "entropy") {
    return { region, resize: { ...box, fit: "cover", position: "entropy" } };
  }
  const shrink = Math.min(region.width / box.width, region.height / box.height);
  const { width, height } = toScaled(box, shrink);
  const point = toPoint(transform);
  const left = region.left + clamp(Math.round(point.x * region.width - width / 2), region.width - width);
  const top = region.top + clamp(Math.round(point.y * region.height - height / 2), region.height - height);
  return { region: { left, top, width, height }, resize: { ...box, fit: "fill" } };
}

function toPoint({ crop, "fp-x": x, "fp-y": y }: ImageTransform): { x: number; y: number } {
  if (crop === "focalpoint") return { x, y };
  return {
    x: crop.includes("left") ? 0 : crop.includes("right") ? 1 : 0.5,
    y: crop.includes("top") ? 0 : crop.includes("bottom") ? 1 : 0.5,
  };
}

function toScaled({ width, height }: Size, factor: number): Size {
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) };
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max);
}
