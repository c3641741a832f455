import sharp from "sharp";
import { expect, test } from "../support/studio-test.ts";

const path = "/test-media";
const ids = ["test-media", "drafts.test-media"];

const paint = (color: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: color } })
    .png()
    .toBuffer();

test.afterEach(async ({ lake }) => {
  await lake.delete({ query: "*[_id in $ids]", params: { ids } });
  await lake.delete({ query: '*[_type == "sanity.imageAsset" && originalFilename match "test-media-*"]' });
});

test("a picture is found by its description, described anew for every page, and replaced on all of them", async ({
  editor,
  lake,
  shop,
}) => {
  const { page } = editor;
  const first = await lake.assets.upload("image", await paint("#0e5f59"), { filename: "test-media-1.png" });
  const second = await lake.assets.upload("image", await paint("#f2a71b"), { filename: "test-media-2.png" });
  await lake.patch(first._id).set({ altText: "A quokka waves." }).commit();
  await lake.patch(second._id).set({ altText: "Two quokkas." }).commit();
  await lake.createOrReplace({
    _id: "test-media",
    _type: "page",
    title: "Quokkas",
    path,
    sections: [
      {
        _type: "pictureAndText",
        _key: "quokka",
        title: "Hello",
        body: [{ _type: "block", _key: "a", children: [{ _type: "span", _key: "b", text: "Hello." }] }],
        image: { _type: "figure", asset: { _type: "reference", _ref: first._id } },
      },
    ],
  });
  const media = page.getByTestId("media-browser");
  const card = ({ _id }: { _id: string }) => media.getByTestId(`media-asset-card-${_id}`);
  const dialog = page.getByRole("dialog");
  const picture = shop.page.getByRole("main").getByRole("img", { name: "quokka" });
  await shop.open(path);
  await expect(picture).toHaveAttribute("alt", "A quokka waves.");
  await editor.goTo("/studio/media");

  await media.getByPlaceholder("Search").fill("quokka waves");
  await expect(media.getByTestId(/^media-asset-card-/)).toHaveCount(1);
  await card(first).click();
  await dialog.getByRole("textbox", { name: "Alt text" }).fill("A quokka signs HELLO.");
  await dialog.getByRole("button", { name: "Save and close" }).click();
  await expect(dialog).toBeHidden();
  await expect(picture).toHaveAttribute("alt", "A quokka signs HELLO.");

  await media.getByText("test-media-1.png").click();
  await media.getByRole("button", { name: "Replace" }).click();
  await dialog.getByTestId(`media-asset-card-${second._id}`).click();
  await expect(picture).toHaveAttribute("src", new RegExp(second.sha1hash));
});

test("pictures that nothing uses are found and deleted", async ({ editor, lake }) => {
  const { page } = editor;
  const unused = await lake.assets.upload("image", await paint("#b3321f"), { filename: "test-media-3.png" });
  const media = page.getByTestId("media-browser");
  await editor.goTo("/studio/media");

  await media.getByPlaceholder("Search").fill("test-media-3");
  await media.getByTestId(`media-asset-card-${unused._id}`).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Yes, delete/ })
    .click();

  await expect.poll(() => lake.getDocument(unused._id)).toBeUndefined();
});
