import "server-only";
import { readEnvironment } from "#lib/environment.server.ts";

interface UploadedFile {
  asset: { _ref: string } | null;
}

interface Source {
  /** The URL for the site's server. */
  address: string;
  /** The content hash that is the asset's id. */
  hash: string;
}

/** An uploaded file's URL for browsers, relative in embedded mode. Null when nothing was uploaded. */
export function toFileUrl(file: UploadedFile | null | undefined): string | null {
  const { content } = readEnvironment();
  const [path] = toFilePath(file) ?? [];
  return path ? `${content.mode === "embedded" ? "/lake" : cdn}${path}` : null;
}

/** An uploaded file's URL for the site's server. Null when nothing was uploaded. */
export function toFileSource(file: UploadedFile | null | undefined): Source | null {
  const { content } = readEnvironment();
  const [path, hash] = toFilePath(file) ?? [];
  return path && hash
    ? { address: `${content.mode === "embedded" ? content.apiHost : cdn}${path}`, hash }
    : null;
}

const cdn = "https://cdn.sanity.io";

function toFilePath(file: UploadedFile | null | undefined): [path: string, hash: string] | null {
  const [, hash, extension] = /^file-([a-zA-Z0-9]+)-([a-z0-9]+)$/.exec(file?.asset?._ref ?? "") ?? [];
  if (!hash || !extension) return null;
  const { content } = readEnvironment();
  return [`/files/${content.projectId}/${content.dataset}/${hash}.${extension}`, hash];
}
