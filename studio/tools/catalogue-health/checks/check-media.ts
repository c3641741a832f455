import type { Defect } from "./defect.ts";
import type { StoredDocument } from "./stored-document.ts";
import { type Place, walk } from "./walk.ts";

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/** Pictures that say nothing to those who do not see them, and do not say that they are decoration. */
export const checkPictures = (document: StoredDocument): Defect[] =>
  find(document, isUndescribed, "A picture has no description for people who do not see it.");

function isUndescribed({ value }: Place): boolean {
  const { asset, alt, isDecoration } = value;
  return isPicture(asset) && isEmpty(alt) && isDecoration !== true;
}

const isPicture = (asset: unknown) =>
  typeof asset === "object" && asset !== null && "_ref" in asset && String(asset._ref).startsWith("image-");

/** Videos that neither have captions nor say that nothing is spoken in them. */
export const checkVideos = (document: StoredDocument): Defect[] =>
  find(document, isUncaptioned, "A video has no captions, and does not say that it is signed only.");

function isUncaptioned({ value }: Place): boolean {
  const { _type, file, videoId, hasSpeech, captions } = value;
  const isThere = !isEmpty(file) || !isEmpty(videoId);
  return (
    _type === "video" && isThere && hasSpeech !== false && !(Array.isArray(captions) && captions.length > 0)
  );
}

const find = (document: StoredDocument, isWrong: (place: Place) => boolean, detail: string): Defect[] =>
  Array.from(walk(document))
    .filter(isWrong)
    .map(({ path }) => ({ detail, path }));
