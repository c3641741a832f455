import sharp from "sharp";
import { expect, test } from "vitest";
import { lakeCredentials, startTestLake } from "../../support/content-lake.ts";
import { paintPlainImage } from "../../support/painted-image.ts";

test.each<[{ extract?: ("lqip" | "blurhash")[] }, string[]]>([
  [{}, ["blurHash", "lqip", "palette"]],
  [{ extract: ["lqip", "blurhash"] }, ["blurHash", "lqip"]],
  [{ extract: [] }, []],
])("an upload with %j extracts that metadata, along with the dimensions", async (options, found) => {
  await using lake = await startTestLake();

  const { metadata } = await lake.client().assets.upload("image", await paintPlainImage(), options);

  expect(Object.keys(metadata).toSorted()).toEqual(
    ["_type", "dimensions", "hasAlpha", "isOpaque", ...found].toSorted(),
  );
});

test("the error for metadata that can't be extracted from an image names it", async () => {
  await using lake = await startTestLake();

  const url = `${lake.url}/v2026-06-01/assets/images/production?meta=thumbhash`;
  const headers = { authorization: `Bearer ${lakeCredentials.contentLake.editor}` };
  const upload = await fetch(url, { method: "POST", headers, body: new Uint8Array(await paintPlainImage()) });

  expect([upload.status, await upload.text()]).toEqual([400, expect.stringContaining("thumbhash")]);
});

test("what a camera wrote into a photo is extracted on request", async () => {
  await using lake = await startTestLake();
  const photo = await sharp(await paintPlainImage())
    .withExif({
      IFD0: { Make: "Handshape", Model: "One" },
      IFD2: { LensModel: "Fifty" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "43/1 33/1 0/1",
        GPSLongitudeRef: "W",
        GPSLongitude: "80/1 15/1 0/1",
      },
    })
    .jpeg()
    .toBuffer();

  const { metadata } = await lake
    .client()
    .assets.upload("image", photo, { extract: ["exif", "image", "location"] });

  expect(metadata).toMatchObject({
    exif: { _type: "sanity.imageExifMetadata", LensModel: "Fifty" },
    image: { _type: "sanity.imageExifTags", Make: "Handshape", Model: "One" },
    location: { _type: "geopoint", lat: 43.55, lng: -80.25 },
  });
});
