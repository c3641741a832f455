import { readCredentials } from "@shop/emulators/seed/credentials.ts";
import { Editor } from "../support/editor.ts";
import { loseScripts } from "../support/hold-back.ts";
import { createLakeClient } from "../support/lake-client.ts";
import { paintPicture, toPicturePage, uploadPicture } from "../support/pictures.ts";
import { expect, test } from "../support/studio-test.ts";
import { testStack } from "../support/test-stack.ts";

const id = "test-media";

test.afterEach(async ({ lake }) => {
  await lake.delete({ query: "*[_id in [$id, 'drafts.' + $id]]", params: { id } });
  await lake.delete({ query: '*[originalFilename match "test-media-*"]' });
});

test("a picture is found by its description, described anew for every page, and replaced on all of them", async ({
  editor,
  lake,
  shop,
}) => {
  const { page } = editor;
  const first = await uploadPicture(lake, "test-media-1.png", "#0e5f59");
  const second = await uploadPicture(lake, "test-media-2.png", "#f2a71b");
  await lake.patch(first._id).set({ altText: "A quokka waves." }).commit();
  await lake.patch(second._id).set({ altText: "Two quokkas." }).commit();
  await lake.createOrReplace(toPicturePage(id, first._id));
  const media = page.getByTestId("media-browser");
  const card = ({ _id }: { _id: string }) => media.getByTestId(`media-asset-card-${_id}`);
  const dialog = page.getByRole("dialog");
  const picture = shop.page.getByRole("main").getByRole("img", { name: "quokka" });
  await shop.open(`/${id}`);
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

test("a picture is uploaded, and deleted while nothing uses it", async ({ editor, lake }) => {
  const { page } = editor;
  const media = page.getByTestId("media-browser");
  const read = () => lake.fetch('*[originalFilename == "test-media-3.png"][0]._id');
  await editor.goTo("/studio/media");

  const chosen = page.waitForEvent("filechooser");
  await media.getByRole("button", { name: /Upload/ }).click();
  const buffer = await paintPicture("#b3321f");
  await (await chosen).setFiles({ name: "test-media-3.png", mimeType: "image/png", buffer });
  await expect.poll(read).toMatch(/^image-/);
  await media.getByPlaceholder("Search").fill("test-media-3");
  // The search's result takes the place of all cards, also of the one that's clicked.
  await expect(media.getByTestId(/^media-asset-card-/)).toHaveCount(1);
  await media.getByTestId(`media-asset-card-${await read()}`).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Yes, delete/ })
    .click();

  await expect.poll(read).toBeNull();
});

test("a cover is chosen from Media, also after that couldn't be loaded", async ({ page, lake, watch }) => {
  watch.allow(/ERR_FAILED/);
  const uploaded = await uploadPicture(lake, "test-media-4.png", "#5b3fa8");
  await lake.createOrReplace({ _id: `drafts.${id}`, _type: "course", title: "Quokkas" });
  const editor = new Editor(page);
  await editor.signIn();
  await editor.open({ id });
  const cover = editor.picture("Cover");
  const scripts = await loseScripts(page, "sanity-plugin-media");

  await cover.openSource("media");
  const dialog = page.getByRole("dialog", { name: "Media" });
  await expect(dialog.getByRole("alert")).toContainText("Media didn't load. You may be offline.");
  await expect(editor.titleField).toHaveValue("Quokkas");
  scripts.find();
  await dialog.getByRole("button", { name: "Try again" }).click();
  await page.getByTestId(`media-asset-card-${uploaded._id}`).click();

  await expect(cover.picture).toHaveAttribute("src", new RegExp(uploaded.sha1hash));
});

test("a film is uploaded whole, however large it is", async () => {
  const { editor } = readCredentials(testStack.dataDir).contentLake;
  // As the Studio does, through the site.
  const client = createLakeClient({ token: editor, url: `${testStack.siteUrl}/lake` });

  const film = await client.assets.upload("file", Buffer.alloc(12_000_000, "film"), {
    filename: "test-media-film.mp4",
  });

  expect(film).toMatchObject({ size: 12_000_000 });
});
