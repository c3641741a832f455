import "server-only";
import { cacheLife } from "next/cache";
import type { BookCard, SiteSettings } from "#content/content-types.ts";
import { bookPictureSize, BookShareImage, type BookShareImageProps } from "./book-share-image.tsx";
import { drawShareImage } from "./draw-share-image.server.ts";
import { readPicture, toPictureUrl } from "./share-picture.server.ts";
import { toDrawableText } from "./to-drawable-text.ts";

type SharedBook = Pick<BookCard, "title" | "author" | "audience" | "isShopifyProduct" | "image">;

/** A book's share image as PNG. */
export function drawBook(book: SharedBook, settings: SiteSettings | null) {
  const isOurs = book.isShopifyProduct === true;
  return draw({
    isOurs,
    isForKids: book.audience === "kids",
    name: toDrawableText(settings?.name),
    title: toDrawableText(book.title),
    author: toDrawableText(book.author),
    picture: toPictureUrl(book.image, bookPictureSize(isOurs)),
  });
}

/** Cached per content, because the image's URL changes with it. */
async function draw(props: BookShareImageProps): Promise<ArrayBuffer> {
  "use cache";
  cacheLife("max");
  return drawShareImage(<BookShareImage {...props} picture={await readPicture(props.picture)} />);
}
