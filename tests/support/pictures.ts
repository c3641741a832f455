import type { SanityClient } from "@sanity/client";
import sharp from "sharp";

/** Uploads a picture of one color, which makes it another file for each color. */
export async function uploadPicture(lake: SanityClient, filename: string, background: string) {
  const create = { width: 300, height: 200, channels: 3, background } as const;
  return lake.assets.upload("image", await sharp({ create }).png().toBuffer(), { filename });
}

/** A page that shows a picture without a description of its own. */
export function toPicturePage(id: string, asset: string) {
  const span = { _type: "span", _key: "b", text: "Hello." };
  const body = [{ _type: "block", _key: "a", children: [span] }];
  const image = { _type: "figure", asset: { _type: "reference", _ref: asset } };
  const section = { _type: "pictureAndText", _key: "s", body, image };
  return { _id: id, _type: "page", title: "Hello", path: `/${id}`, sections: [section] };
}
