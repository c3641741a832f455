import type { StoredDocument } from "./stored-document.ts";
import { walk } from "./walk.ts";

interface Reference {
  id: string;
  path: string;
}

/** What the checks look for inside a document, by path. */
export interface Contents {
  /** Pictures that say nothing to those who do not see them, and do not say that they are decoration. */
  undescribedPictures: readonly string[];
  /** Videos that neither have captions nor say that nothing is spoken in them. */
  uncaptionedVideos: readonly string[];
  /** To documents of this dataset; pictures and files are left to the lake, which guards them. */
  references: readonly Reference[];
}

const known = new WeakMap<StoredDocument, Contents>();

/** A document is walked once: of thousands that stay, one changes. */
export function readContents(document: StoredDocument): Contents {
  const contents = known.get(document) ?? findContents(document);
  known.set(document, contents);
  return contents;
}

function findContents(document: StoredDocument): Contents {
  const undescribedPictures: string[] = [];
  const uncaptionedVideos: string[] = [];
  const references: Reference[] = [];
  walk(document, (fields, path) => {
    if (isUndescribedPicture(fields)) undescribedPictures.push(path);
    if (isUncaptionedVideo(fields)) uncaptionedVideos.push(path);
    const id = readReference(fields);
    if (id !== null) references.push({ id, path });
  });
  return { undescribedPictures, uncaptionedVideos, references };
}

type Fields = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

function isUndescribedPicture({ asset, alt, isDecoration }: Fields): boolean {
  const isPicture =
    typeof asset === "object" && asset !== null && "_ref" in asset && String(asset._ref).startsWith("image-");
  return isPicture && isEmpty(alt) && isDecoration !== true;
}

function isUncaptionedVideo({ _type, file, videoId, hasSpeech, captions }: Fields): boolean {
  const isThere = _type === "video" && (!isEmpty(file) || !isEmpty(videoId));
  return isThere && hasSpeech !== false && !(Array.isArray(captions) && captions.length > 0);
}

function readReference({ _ref, _dataset }: Fields): string | null {
  if (typeof _ref !== "string" || _dataset !== undefined) return null;
  return /^(image|file)-/.test(_ref) ? null : _ref;
}
