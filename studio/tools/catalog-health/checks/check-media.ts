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

/** The field with the image that lists show, by type. */
const listImages: Record<string, string> = {
  blogPost: "cover",
  book: "images",
  course: "image",
  freeLesson: "image",
  instructor: "images",
};

/** A document that's in a list with images and has none. */
export function checkListImage(document: StoredDocument): Defect[] {
  const path = listImages[document._type];
  return path === undefined || [document[path]].flat().some(hasAsset)
    ? []
    : [{ detail: "It has no image.", path }];
}

/** An image field exists before its image is uploaded. */
const hasAsset = (image: unknown) =>
  typeof image === "object" && image !== null && "asset" in image && Boolean(image.asset);

export const checkVideos = (document: StoredDocument): Defect[] =>
  readContents(document).uncaptionedVideos.map((path) => ({ detail: missingCaptions, path }));
