import { readContents } from "./contents.ts";
import type { Defect } from "./defect.ts";
import type { StoredDocument } from "./stored-document.ts";

const missingDescription = "An image has no description for people who can't see it.";
const missingCaptions = "A video has no captions and isn't marked as one without speech.";

/** Images that have a description neither here nor in Media. */
export const checkPictures = (document: StoredDocument, describedInMedia: ReadonlySet<string>): Defect[] =>
  readContents(document)
    .undescribedPictures.filter(({ asset }) => !describedInMedia.has(asset))
    .map(({ path }) => ({ detail: missingDescription, path }));

export const checkVideos = (document: StoredDocument): Defect[] =>
  readContents(document).uncaptionedVideos.map((path) => ({ detail: missingCaptions, path }));
