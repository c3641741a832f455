import { expect, test } from "../support/studio-test.ts";

const slug = { _type: "slug", current: "a-post-with-a-table" };
const post = { _id: "post-table", _type: "blogPost", title: "Pairs", excerpt: "Two signs.", slug };
const author = { _type: "reference", _ref: "author-elias-amadi" };

test.beforeEach(async ({ lake }) => {
  await lake.createOrReplace({ ...post, author, publishedAt: "2026-04-21T15:00:00Z" });
});

test.afterEach(async ({ lake }) => {
  await lake.delete({ query: "*[sanity::versionOf($id) || _id == $id]", params: { id: post._id } });
});

test("a table is added to a post, filled from a spreadsheet, and published", async ({ editor, shop }) => {
  await editor.goTo("/studio");
  await editor.open({ id: post._id, type: "blogPost" });
  await editor.richText("body").text.click();
  // The last of the blocks to insert, in the menu of those for which the toolbar has no room.
  await editor.page.getByTestId("insert-menu-auto-collapse-menu").getByRole("button").last().click();
  await editor.page.getByRole("menuitem", { name: "Table" }).click();

  await editor.page.getByRole("textbox", { name: "Caption" }).fill("Pairs of signs");
  await editor.page.getByRole("button", { name: "Start with two columns" }).click();
  const first = editor.page.getByRole("textbox", { name: "Name of column 1" });
  await first.click();
  await editor.page.evaluate(() =>
    navigator.clipboard.writeText("Pair\tPart\tWhere\nMY, YOUR\tPalm\tChest\nSIT, CHAIR\tMovement\tHands\n"),
  );
  await editor.page.keyboard.press("Control+v");
  await expect(first).toHaveValue("Pair");
  await editor.page.getByRole("textbox", { name: "Where, row 2" }).fill("In front");
  await editor.page.getByRole("button", { name: "Column 2, Part" }).click();
  await editor.page.getByRole("menuitem", { name: "Remove this column" }).click();
  await expect(editor.page.getByRole("textbox", { name: "Name of column 2" })).toHaveValue("Where");
  await editor.page.keyboard.press("Escape");
  await editor.publish();

  await shop.open("/blog/a-post-with-a-table");
  const table = shop.page.getByRole("table", { name: "Pairs of signs" });
  await expect(table.getByRole("row")).toHaveText(["PairWhere", "MY, YOURChest", "SIT, CHAIRIn front"]);
});

test("a table and a heading pasted from another program stay what they are, and an editor reads that a picture doesn't", async ({
  editor,
  lake,
}) => {
  const text = { _type: "span", _key: "text", text: "Look at these.", marks: [] };
  const paragraph = { _type: "block", _key: "first", style: "normal", markDefs: [], children: [text] };
  await lake
    .patch(post._id)
    .set({ body: [paragraph] })
    .commit();
  await editor.goTo("/studio");
  await editor.open({ id: post._id, type: "blogPost" });

  await editor
    .richText("body")
    .pasteAfter(
      text.text,
      "<h1>Pairs<img src='https://example.test/a.png' alt=''></h1><table><tr><td><p>Pair</p></td><td><p>Where</p></td></tr><tr><td>MY, YOUR</td><td>Chest</td></tr></table>",
    );

  await expect(editor.page.getByText("The picture wasn’t pasted.")).toBeVisible();
  const row = (...cells: string[]) => expect.objectContaining({ cells });
  const table = { _type: "table", rows: [row("Pair", "Where"), row("MY, YOUR", "Chest")] };
  const heading = { style: "h2", children: [expect.objectContaining({ text: "Pairs" })] };
  await expect
    .poll(() => lake.getDocument(`drafts.${post._id}`))
    .toMatchObject({
      body: [paragraph, heading, expect.objectContaining(table)],
    });
});
