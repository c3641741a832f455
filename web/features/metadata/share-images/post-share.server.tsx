import "server-only";
import { cacheLife } from "next/cache";
import type { Post, SiteSettings } from "#content/content-types.ts";
import { drawShareImage } from "./draw-share-image.server.ts";
import { postPictureSize, PostShareImage, type PostShareImageProps } from "./post-share-image.tsx";
import { readPicture, toPictureUrl } from "./share-picture.server.ts";
import { toDrawableText } from "./to-drawable-text.ts";

/** A post's share image as PNG. */
export const drawPost = (post: Post, settings: SiteSettings | null) =>
  draw({
    name: toDrawableText(settings?.name),
    title: toDrawableText(post.title),
    author: toDrawableText(post.author?.name),
    picture: toPictureUrl(post.cover, postPictureSize),
  });

/** Cached per content, because the image's URL changes with it. */
async function draw(props: PostShareImageProps): Promise<ArrayBuffer> {
  "use cache";
  cacheLife("max");
  return drawShareImage(<PostShareImage {...props} picture={await readPicture(props.picture)} />);
}
