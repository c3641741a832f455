import "server-only";
import { cacheLife } from "next/cache";
import type { Sign, SiteSettings } from "#content/content-types.ts";
import { drawShareImage } from "./draw-share-image.server.ts";
import { SignShareImage, type SignShareImageProps } from "./sign-share-image.tsx";
import { toDrawableText } from "./to-drawable-text.ts";

/** A sign's share image as PNG. */
export const drawSign = (sign: Sign, settings: SiteSettings | null) =>
  draw({
    name: toDrawableText(settings?.name),
    gloss: toDrawableText(sign.gloss),
    meaning: toDrawableText(sign.englishWords?.slice(0, 4).join(", ")),
  });

/** Cached per content, because the image's URL changes with it. */
async function draw(props: SignShareImageProps): Promise<ArrayBuffer> {
  "use cache";
  cacheLife("max");
  return drawShareImage(<SignShareImage {...props} />);
}
