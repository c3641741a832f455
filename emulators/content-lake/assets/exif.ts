import readExif, { type Exif } from "exif-reader";

/** What a camera wrote into a picture, by the names that Sanity stores it under (sanity.io/docs/image-metadata). */
export interface CameraDetails {
  exif?: Record<string, unknown>;
  image?: Record<string, unknown>;
  location?: { _type: "geopoint"; lat: number; lng: number; alt?: number };
}

/** Reads a picture's Exif block, as sharp returns it. Nothing in a damaged one counts. */
export function toCameraDetails(block: Buffer | undefined): CameraDetails {
  const tags = block && read(block);
  if (!tags) return {};
  const location = toLocation(tags.GPSInfo);
  return {
    ...(tags.Photo && { exif: { _type: "sanity.imageExifMetadata", ...toValues(tags.Photo) } }),
    ...(tags.Image && { image: { _type: "sanity.imageExifTags", ...toValues(tags.Image) } }),
    ...(location && { location }),
  };
}

function read(block: Buffer): Exif | null {
  try {
    return readExif(block);
  } catch {
    return null;
  }
}

/** Without binary values, which JSON has none of. */
const toValues = (tags: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(tags).filter(([, value]) => !Buffer.isBuffer(value)));

function toLocation(tags: Exif["GPSInfo"]): CameraDetails["location"] {
  const lat = toDegrees(tags?.GPSLatitude, tags?.GPSLatitudeRef === "S");
  const lng = toDegrees(tags?.GPSLongitude, tags?.GPSLongitudeRef === "W");
  if (lat === null || lng === null) return undefined;
  const alt = tags?.GPSAltitude;
  return { _type: "geopoint", lat, lng, ...(typeof alt === "number" && { alt }) };
}

/** From degrees, minutes, and seconds. */
function toDegrees(parts: number[] | undefined, isNegative: boolean): number | null {
  const [degrees, minutes = 0, seconds = 0] = parts ?? [];
  if (degrees === undefined) return null;
  const value = degrees + minutes / 60 + seconds / 3600;
  return isNegative ? -value : value;
}
