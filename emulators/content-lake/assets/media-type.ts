const imageTypes = new Map([
  ["avif", "image/avif"],
  ["gif", "image/gif"],
  ["heic", "image/heic"],
  ["jpg", "image/jpeg"],
  ["png", "image/png"],
  ["svg", "image/svg+xml"],
  ["tif", "image/tiff"],
  ["webp", "image/webp"],
]);

/** Uploaded files that browsers may display inline, because they can't run scripts. */
const fileTypes = new Map([
  ["csv", "text/csv; charset=utf-8"],
  ["json", "application/json"],
  ["m4a", "audio/mp4"],
  ["mov", "video/quicktime"],
  ["mp3", "audio/mpeg"],
  ["mp4", "video/mp4"],
  ["ogg", "audio/ogg"],
  ["pdf", "application/pdf"],
  ["txt", "text/plain; charset=utf-8"],
  ["vtt", "text/vtt; charset=utf-8"],
  ["wav", "audio/wav"],
  ["webm", "video/webm"],
]);

/** An image's type by its extension, which the store picks, not the uploader. */
export function toImageType(extension: string): string {
  return imageTypes.get(extension) ?? "application/octet-stream";
}

/** The type an uploaded file is served as. A plain download unless it's known to be harmless. */
export function toFileType(extension: string): string {
  return fileTypes.get(extension) ?? imageTypesOfFiles.get(extension) ?? "application/octet-stream";
}

const imageTypesOfFiles = new Map([...imageTypes].filter(([extension]) => extension !== "svg"));
