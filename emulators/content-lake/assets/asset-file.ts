import { LakeError } from "#content-lake/api/lake-error.ts";

/** A stored upload, by its URL: `/images/<project>/<dataset>/<sha1>-<width>x<height>.<extension>`. */
export interface AssetFile {
  kind: "image" | "file";
  dataset: string;
  /** The ID of its document. */
  id: string;
  hash: string;
  extension: string;
  /** Relative to the store's directory. Built only from validated parts, so that it can't lead outside. */
  path: string;
}

const pattern =
  /^\/(image|file)s\/([a-z0-9-]{1,64})\/([a-z0-9_-]{1,64})\/((([0-9a-f]{40})(?:-\d{1,6}x\d{1,6})?)\.([a-z0-9]{1,10}))(?:\/[^/]*)?$/;

/** The file that a URL names, or null. An extra last segment is a file name for people. */
export function parseAssetPath(pathname: string): AssetFile | null {
  const [, kind, project, dataset, filename, name, hash, extension] = pattern.exec(pathname) ?? [];
  if (!kind || !project || !dataset || !filename || !hash || !extension) return null;
  return {
    kind: kind === "image" ? "image" : "file",
    dataset,
    id: `${kind}-${name}-${extension}`,
    hash,
    extension,
    path: `${kind}s/${project}/${dataset}/${filename}`,
  };
}

interface AssetName {
  kind: "image" | "file";
  projectId: string;
  dataset: string;
  name: string;
  extension: string;
}

/** The path of a new asset. Throws a 400 if its project or dataset can't be part of one. */
export function toAssetPath({ kind, projectId, dataset, name, extension }: AssetName): string {
  const path = `${kind}s/${projectId}/${dataset}/${name}.${extension}`;
  if (parseAssetPath(`/${path}`)?.path === path) return path;
  throw new LakeError(400, `An asset can't be stored in project "${projectId}", dataset "${dataset}"`);
}
