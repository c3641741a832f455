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

/** What a browser may show of an uploaded file in place: nothing that can run a script. */
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

/** The type of an image by its extension, which is the store's own choice and not the uploader's. */
export function toImageType(extension: string): string {
  return imageTypes.get(extension) ?? "application/octet-stream";
}

/** The type an uploaded file is served as: a plain download unless it is known to be harmless. */
export function toFileType(extension: string): string {
  return fileTypes.get(extension) ?? imageTypesOfFiles.get(extension) ?? "application/octet-stream";
}

const imageTypesOfFiles = new Map([...imageTypes].filter(([extension]) => extension !== "svg"));
