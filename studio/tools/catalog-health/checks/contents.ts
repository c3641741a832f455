import type { StoredDocument } from "./stored-document.ts";
import { walk } from "./walk.ts";

interface Reference {
  id: string;
  path: string;
}

/** What the checks look for inside a document, by path. */
export interface Contents {
  /** Images without a description that aren't marked as decorative. */
  undescribedPictures: readonly string[];
  /** Videos without captions that aren't marked as being without speech. */
  uncaptionedVideos: readonly string[];
  /** References to documents in this dataset. The lake protects assets itself. */
  references: readonly Reference[];
}

const cache = new WeakMap<StoredDocument, Contents>();

/** Cached per document, because only one of thousands changes at a time. */
export function readContents(document: StoredDocument): Contents {
  const contents = cache.get(document) ?? findContents(document);
  cache.set(document, contents);
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
  const hasSource = _type === "video" && (!isEmpty(file) || !isEmpty(videoId));
  return hasSource && hasSpeech !== false && !(Array.isArray(captions) && captions.length > 0);
}

function readReference({ _ref, _dataset }: Fields): string | null {
  if (typeof _ref !== "string" || _dataset !== undefined) return null;
  return /^(image|file)-/.test(_ref) ? null : _ref;
}
