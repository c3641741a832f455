import "server-only";
import { readEnvironment } from "#lib/environment.server.ts";

interface UploadedFile {
  asset: { _ref: string } | null;
}

/** The address of an uploaded file; relative in embedded mode. Null when nothing was uploaded. */
export function toFileUrl(file: UploadedFile | null | undefined): string | null {
  const [, hash, extension] = /^file-([a-zA-Z0-9]+)-([a-z0-9]+)$/.exec(file?.asset?._ref ?? "") ?? [];
  if (!hash || !extension) return null;
  const { content } = readEnvironment();
  const host = content.mode === "embedded" ? "/lake" : "https://cdn.sanity.io";
  return `${host}/files/${content.projectId}/${content.dataset}/${hash}.${extension}`;
}
