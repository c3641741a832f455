import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startHostedStorefront } from "../../support/hosted-storefront.ts";
import { openAdminClient } from "../../support/open-admin-client.ts";
import { setProduct } from "../../support/set-product.ts";
import { drawImage, openTarget, uploadImage } from "../../support/staged-upload.ts";
import { type TestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startHostedStorefront();
});
afterAll(() => storefront.stop());

const { run } = openAdminClient();

const createMedia = async (productId: string, media: object[]) => {
  const { productCreateMedia } = await run(
    `mutation CreateMedia($media: [CreateMediaInput!]!, $productId: ID!) {
      productCreateMedia(media: $media, productId: $productId) {
        media { id alt mediaContentType status ... on MediaImage { image { url width height altText } } }
        mediaUserErrors { field message code }
        product { id media(first: 5) { nodes { id } } featuredMedia { id } }
      }
    }`,
    { productId, media: media.map((item) => ({ mediaContentType: "IMAGE", ...item })) },
  );
  return productCreateMedia;
};

const deleteMedia = async (productId: string, mediaIds: string[]) => {
  const { productDeleteMedia } = await run(
    `mutation DeleteMedia($mediaIds: [ID!]!, $productId: ID!) {
      productDeleteMedia(mediaIds: $mediaIds, productId: $productId) {
        deletedMediaIds deletedProductImageIds
        mediaUserErrors { field message code }
        product { media(first: 5) { nodes { id } } }
      }
    }`,
    { productId, mediaIds },
  );
  return productDeleteMedia;
};

const readImages = async (id: string) => {
  const { body } = await storefront.ask(
    `query ($id: ID!) {
      product(id: $id) {
        featuredImage { altText }
        images(first: 5) { nodes { url altText width height } }
      }
    }`,
    { id },
  );
  return body.data.product;
};

test("an uploaded image is shown in the Storefront API, and survives a restart", async () => {
  const { product } = await setProduct({ title: "With a cover" });
  const originalSource = await uploadImage(60, 30);

  const { media, mediaUserErrors } = await createMedia(product.id, [{ originalSource, alt: "The cover" }]);
  const before = await readImages(product.id);
  await storefront.restart();
  const after = await readImages(product.id);
  const picture = await sharp(await (await fetch(after.images.nodes[0].url)).bytes()).metadata();

  expect(mediaUserErrors).toEqual([]);
  expect(media).toEqual([
    {
      id: expect.stringMatching(/^gid:\/\/shopify\/MediaImage\/\d+$/),
      alt: "The cover",
      mediaContentType: "IMAGE",
      status: "READY",
      image: {
        url: expect.stringMatching(/\/cdn\/shop\/files\/cover_[0-9a-f-]{36}\.png\?v=\d+$/),
        width: 60,
        height: 30,
        altText: "The cover",
      },
    },
  ]);
  expect(before).toEqual({
    featuredImage: { altText: "The cover" },
    images: { nodes: [media[0].image] },
  });
  expect(after).toEqual(before);
  expect(picture).toMatchObject({ format: "png", width: 60, height: 30 });
});

test("an image is uploaded with a form", async () => {
  const { product } = await setProduct({ title: "With a form" });
  const target = await openTarget({ httpMethod: "POST" });
  const form = new FormData();
  target.parameters.forEach(({ name, value }) => form.append(name, value));
  form.append("file", new Blob([await drawImage()]), "cover.png");

  const uploaded = await fetch(target.url, { method: "POST", body: form });
  const { media } = await createMedia(product.id, [{ originalSource: target.resourceUrl }]);

  expect(uploaded.status).toBe(201);
  expect(media).toMatchObject([{ alt: null, image: { width: 40, height: 20 } }]);
});

test("an image comes after the product's others", async () => {
  const { product } = await setProduct({ title: "With two images" });
  const first = await createMedia(product.id, [{ originalSource: await uploadImage() }]);
  const second = await createMedia(product.id, [{ originalSource: await uploadImage() }]);

  expect(second.product).toEqual({
    id: product.id,
    media: { nodes: [{ id: first.media[0].id }, { id: second.media[0].id }] },
    featuredMedia: { id: first.media[0].id },
  });
});

test("productSet makes a product's images those of its files, and leaves them without any", async () => {
  const [front, back, spine] = [await uploadImage(), await uploadImage(), await uploadImage()];
  const { product, userErrors } = await setProduct({
    title: "With files",
    files: [
      { originalSource: front, alt: "Front" },
      { originalSource: back, alt: "Back" },
    ],
  });
  const listAlts = async () =>
    (await readImages(product.id)).images.nodes.map(({ altText }: { altText: string }) => altText);
  const created = await listAlts();
  await setProduct({ id: product.id, title: "Still with files" });
  const kept = await listAlts();
  const {
    product: {
      media: { nodes },
    },
  } = await run(`query ($id: ID!) { product(id: $id) { media(first: 5) { nodes { id } } } }`, {
    id: product.id,
  });

  await setProduct({
    id: product.id,
    files: [{ id: nodes[1].id }, { originalSource: spine, alt: "Spine" }],
  });

  expect(userErrors).toEqual([]);
  expect([created, kept]).toEqual([
    ["Front", "Back"],
    ["Front", "Back"],
  ]);
  expect(await listAlts()).toEqual(["Back", "Spine"]);
});

test("a deleted image is gone from both APIs", async () => {
  const { product } = await setProduct({ title: "Without a cover" });
  const sources = [await uploadImage(), await uploadImage()];
  const { media } = await createMedia(
    product.id,
    sources.map((originalSource) => ({ originalSource })),
  );

  const deleted = await deleteMedia(product.id, [media[0].id]);

  expect(deleted).toEqual({
    deletedMediaIds: [media[0].id],
    deletedProductImageIds: [media[0].id.replace("MediaImage", "ProductImage")],
    mediaUserErrors: [],
    product: { media: { nodes: [{ id: media[1].id }] } },
  });
  expect((await readImages(product.id)).images.nodes).toHaveLength(1);
});

test("an unknown image isn't deleted, nor one of an unknown product", async () => {
  const { product } = await setProduct({ title: "Nothing to delete" });
  const id = "gid://shopify/MediaImage/1";

  const unknown = await deleteMedia(product.id, [id]);
  const nowhere = await deleteMedia("gid://shopify/Product/1", [id]);

  expect([unknown, nowhere].map(({ mediaUserErrors }) => mediaUserErrors)).toEqual([
    [{ field: ["mediaIds"], code: "MEDIA_DOES_NOT_EXIST", message: `Media id ${id} does not exist` }],
    [{ field: ["productId"], code: "PRODUCT_DOES_NOT_EXIST", message: "Product does not exist" }],
  ]);
});

test("a source that isn't an uploaded file is refused with the reason, and nothing is created", async () => {
  const { product } = await setProduct({ title: "Refused" });
  const good = await uploadImage();
  const { resourceUrl: empty } = await openTarget();
  const sources = ["https://example.com/cover.png", empty, good.replace(/[^/]+$/, "unknown")];

  const refused = await createMedia(
    product.id,
    [good, ...sources].map((originalSource) => ({ originalSource })),
  );
  const set = await setProduct({ title: "Refused too", files: [{ originalSource: sources[0] }] });

  const network =
    "Image source must be the resourceUrl of a staged upload, because this shop doesn't read from the network";
  expect(refused.media).toBeNull();
  expect(refused.mediaUserErrors).toEqual([
    { field: ["media", "1", "originalSource"], code: "INVALID", message: network },
    {
      field: ["media", "2", "originalSource"],
      code: "INVALID",
      message: "Image source hasn't been uploaded yet",
    },
    {
      field: ["media", "3", "originalSource"],
      code: "INVALID",
      message: "Image source is an unknown or expired staged upload",
    },
  ]);
  expect((await readImages(product.id)).images.nodes).toEqual([]);
  expect(set.userErrors).toEqual([
    { field: ["input", "files", "0", "originalSource"], code: "INVALID_INPUT", message: network },
  ]);
});
