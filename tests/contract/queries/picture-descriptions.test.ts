import { expect, test } from "vitest";
import { figureProjection } from "../../../schemas/objects/figure.groq.ts";
import { createMemoryDataset } from "../../support/query-client.ts";

const written = { _rev: "1", _createdAt: "2026-01-01T09:00:00Z", _updatedAt: "2026-01-01T09:00:00Z" };
const plain = { _id: "image-abc-1x1-webp", _type: "sanity.imageAsset", ...written };
const inMedia = { ...plain, altText: "A hand signs HELLO." };

test.each([
  ["its own description", { alt: "The letter B." }, inMedia, "The letter B."],
  ["without its own, the one in Media", {}, inMedia, "A hand signs HELLO."],
  ["with an empty one, the one in Media", { alt: "" }, inMedia, "A hand signs HELLO."],
  ["none, if it has none", {}, plain, null],
  ["none, if it's decoration", { isDecoration: true }, inMedia, null],
])("a picture has %s", async (_name, fields, asset, alt) => {
  const image = { ...fields, asset: { _type: "reference", _ref: asset._id } };
  const { client } = createMemoryDataset([asset, { _id: "lesson", _type: "freeLesson", ...written, image }]);

  expect(await client.fetch(`*[_id == "lesson"][0].image${figureProjection}`)).toMatchObject({ alt });
});
