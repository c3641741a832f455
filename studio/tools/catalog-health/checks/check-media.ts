import { readContents } from "./contents.ts";
import type { Defect } from "./defect.ts";
import type { StoredDocument } from "./stored-document.ts";

const undescribed = "A picture has no description for people who do not see it.";
const uncaptioned = "A video has no captions, and does not say that it is signed only.";

export const checkPictures = (document: StoredDocument): Defect[] =>
  readContents(document).undescribedPictures.map((path) => ({ detail: undescribed, path }));

export const checkVideos = (document: StoredDocument): Defect[] =>
  readContents(document).uncaptionedVideos.map((path) => ({ detail: uncaptioned, path }));
