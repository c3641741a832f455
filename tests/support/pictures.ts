import type { SanityClient } from "@sanity/client";
import sharp from "sharp";

/** A picture of one color, which makes it another file for each color. */
export async function paintPicture(background: string): Promise<Buffer> {
  const create = { width: 300, height: 200, channels: 3, background } as const;
  return sharp({ create }).png().toBuffer();
}

export const uploadPicture = async (lake: SanityClient, filename: string, background: string) =>
  lake.assets.upload("image", await paintPicture(background), { filename });

/** A page that shows a picture without a description of its own. */
export function toPicturePage(id: string, asset: string) {
  const span = { _type: "span", _key: "b", text: "Hello." };
  const body = [{ _type: "block", _key: "a", children: [span] }];
  const image = { _type: "figure", asset: { _type: "reference", _ref: asset } };
  const section = { _type: "pictureAndText", _key: "s", body, image };
  return { _id: id, _type: "page", title: "Hello", path: `/${id}`, sections: [section] };
}
