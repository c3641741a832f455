import "server-only";
import { readEnvironment } from "#lib/environment.server.ts";

interface UploadedFile {
  asset: { _ref: string } | null;
}

interface Source {
  /** Where the site's server reaches it. */
  address: string;
  /** A hash of its bytes, which names it in the lake. */
  hash: string;
}

/** The address of an uploaded file for a browser; relative in embedded mode. Null when nothing was uploaded. */
export function toFileUrl(file: UploadedFile | null | undefined): string | null {
  const { content } = readEnvironment();
  const [path] = toFilePath(file) ?? [];
  return path ? `${content.mode === "embedded" ? "/lake" : cdn}${path}` : null;
}

/** Where the site's own server reads an uploaded file. Null when nothing was uploaded. */
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
