import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startHostedStorefront } from "../../support/hosted-storefront.ts";
import { openAdminClient } from "../../support/open-admin-client.ts";
import { setProduct } from "../../support/set-product.ts";
import { drawImage, openTarget, putFile, stageUpload } from "../../support/staged-upload.ts";
import { type TestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startHostedStorefront();
});
afterAll(() => storefront.stop());

const toAnswer = async (response: Response) => [response.status, await response.text()];

test.each([
  ["a blank name", { filename: " " }, "filename", "Filename can't be blank"],
  [
    "a drawing",
    { mimeType: "image/svg+xml" },
    "mimeType",
    "Mime type must be one of image/gif, image/jpeg, image/png, image/webp",
  ],
  ["too many bytes", { fileSize: "20000001" }, "fileSize", "File size can't be more than 20 MB"],
])("a staged upload for %s is refused, with the field", async (_name, given, field, message) => {
  const { stagedTargets, userErrors } = await stageUpload(given);

  expect(stagedTargets).toBeNull();
  expect(userErrors).toEqual([{ field: ["input", "0", field], message }]);
});

test.each([
  ["a video", { resource: "VIDEO" }, "StagedUploadTargetGenerateUploadResource.VIDEO"],
  [
    "a product's image",
    { resource: "PRODUCT_IMAGE" },
    "StagedUploadTargetGenerateUploadResource.PRODUCT_IMAGE",
  ],
])("a staged upload for %s isn't emulated", async (_name, given, what) => {
  const { errors } = await openAdminClient().client.request(
    "mutation ($input: [StagedUploadInput!]!) { stagedUploadsCreate(input: $input) { userErrors { message } } }",
    { variables: { input: [{ filename: "a.png", mimeType: "image/png", ...given }] } },
  );

  expect(errors?.graphQLErrors).toMatchObject([
    { message: `${what} is not emulated.`, extensions: { code: "NOT_EMULATED" } },
  ]);
});

test("a file is uploaded once", async () => {
  const target = await openTarget();
  const image = await drawImage();

  const first = await putFile(target, image);
  const second = await putFile(target, image);

  expect(first.status).toBe(200);
  expect(await toAnswer(second)).toEqual([409, "The file has already been uploaded."]);
});

test("an upload with a wrong token or method isn't found", async () => {
  const target = await openTarget({ httpMethod: "POST" });
  const body = await drawImage();

  const wrongMethod = await putFile(target, body);
  const wrongToken = await putFile({ ...target, url: target.url.replace(/[^/]+$/, "guess") }, body);

  expect([wrongMethod.status, wrongToken.status]).toEqual([404, 404]);
});

test.each([
  ["text", async () => "not an image"],
  [
    "another type",
    () =>
      sharp({ create: { width: 4, height: 4, channels: 3, background: "teal" } })
        .webp()
        .toBuffer(),
  ],
  ["too many pixels", () => drawImage(5001, 5000)],
])("a file with %s is refused, and the upload can be repeated", async (_name, draw) => {
  const target = await openTarget();

  const refused = await putFile(target, await draw());
  const repeated = await putFile(target, await drawImage());

  expect(await toAnswer(refused)).toEqual([
    400,
    "The file isn't an image of the type image/png with up to 25 megapixels.",
  ]);
  expect(repeated.status).toBe(200);
});

test("a file that's too large is refused, and so is a form without one", async () => {
  const large = await putFile(await openTarget(), new Uint8Array(20_000_001));
  const form = new FormData();
  form.append("key", "cover.png");
  const empty = await fetch((await openTarget({ httpMethod: "POST" })).url, { method: "POST", body: form });

  expect(await toAnswer(large)).toEqual([413, "An image has up to 20 MB."]);
  expect(empty.status).toBe(400);
});

test("an upload's token isn't in the list of requests", async () => {
  const target = await openTarget();
  await putFile(target, await drawImage());

  const { body } = await storefront.control("GET", "/requests?path=/staged-uploads/");

  expect(body.at(-1)).toMatchObject({ path: "/staged-uploads/…", route: "/staged-uploads/:token" });
});

test("a reset deletes uploaded files", async () => {
  const target = await openTarget();
  await putFile(target, await drawImage());
  const { product } = await setProduct({
    title: "Reset",
    files: [{ originalSource: target.resourceUrl }],
  });
  const { body } = await storefront.ask("query ($id: ID!) { product(id: $id) { featuredImage { url } } }", {
    id: product.id,
  });

  await storefront.control("POST", "/reset", {});
  const image = await fetch(body.data.product.featuredImage.url);

  expect(image.status).toBe(404);
});
