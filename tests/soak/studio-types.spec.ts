import type { Locator } from "@playwright/test";
import type { SanityClient, SanityDocument } from "@sanity/client";
import { documentPath } from "../../schemas/paths.ts";
import type { Editor } from "../support/editor.ts";
import { choice, press } from "../support/quiz-test.ts";
import type { Shop } from "../support/shop.ts";
import { expect, test } from "../support/studio-test.ts";

// Everything that an editor writes, from the first field to the page. The default lane has a course and a post with a table.

test.describe.configure({ timeout: 120_000 });

test.describe("a new document", () => {
  test.afterEach(async ({ editor, lake }) => {
    await lake.delete({
      query: "*[sanity::versionOf($id) || _id == $id]",
      params: { id: editor.openId },
    });
  });

  test("a question is written, published, and asked on its page", async ({ editor, shop, lake }) => {
    await create(editor, "faq");
    await editor.field("question").fill("Can a quokka sign?");
    await generateAddress(editor);
    await editor.richText("answer").type(["Not yet."]);
    // Until its validation has run, the Studio offers to publish and then refuses.
    await expect(editor.publishButton).toBeDisabled();
    await choose(editor, "category", "Courses");
    await publishAndOpen(editor, shop, lake);

    await expect(shop.page.getByText("Not yet.")).toBeVisible();
  });

  test("a lesson is written, published, and listed", async ({ editor, shop, lake }) => {
    await create(editor, "freeLesson");
    await editor.titleField.fill("Sign like a quokka");
    await editor.field("summary").fill("Four signs with a smile.");
    await editor.richText("body").type(["Smile **first**."]);
    await tab(editor, "Listing and search");
    await expect(editor.publishButton).toBeDisabled();
    await generateAddress(editor);
    await publishAndOpen(editor, shop, lake);

    await expect(shop.title).toHaveText("Sign like a quokka");
    await shop.open("/free-lessons");
    await expect(shop.page.getByRole("link", { name: "Sign like a quokka" })).toBeVisible();
  });

  test("an instructor is introduced", async ({ editor, shop, lake }) => {
    await create(editor, "instructor");
    await editor.field("name").fill("Quinn Okka");
    await editor.field("role").fill("Deaf instructor");
    await editor.richText("about").type(["Quinn tells stories."]);
    await expect(editor.publishButton).toBeDisabled();
    await generateAddress(editor);
    await publishAndOpen(editor, shop, lake);

    await expect(shop.title).toHaveText("Quinn Okka");
    await expect(shop.page.getByText("Quinn tells stories.")).toBeVisible();
  });

  test("a sign is described and found in the dictionary", async ({ editor, shop, lake }) => {
    await create(editor, "sign");
    await editor.field("gloss").fill("QUOKKA");
    await generateAddress(editor);
    const words = editor.page.getByTestId("field-englishWords").getByRole("textbox");
    await words.fill("quokka");
    await words.press("Enter");
    await choose(editor, "category", "Animals");
    await choose(editor, "partOfSpeech", "Noun");
    await tab(editor, "How to make it");
    await editor.field("description").fill("Two flat hands show a smile.");
    await editor.page.getByTestId("field-hands").getByRole("radio").first().check();
    for (const path of ["handshape", "location", "movement", "palmOrientation"])
      await editor.field(path).fill(`The ${path}`);
    for (const path of ["handshapeFamily", "locationArea", "movementKind"]) await chooseFirst(editor, path);
    await expect(editor.publishButton).toBeDisabled();
    await chooseFirst(editor, "palmDirection");
    await publishAndOpen(editor, shop, lake);

    await expect(shop.title).toContainText("QUOKKA");
    await expect(shop.page.getByText("Two flat hands show a smile.")).toBeVisible();
  });

  test("a book of another shop is recommended", async ({ editor, shop, lake }) => {
    await create(editor, "book");
    await editor.titleField.fill("The quokka’s hands");
    await tab(editor, "Shop");
    await editor.field("handle").fill("the-quokkas-hands");
    await editor.field("price.amount").fill("21.99");
    await expect(editor.publishButton).toBeDisabled();
    await editor.field("externalLink").fill("https://books.example/quokka");
    await publishAndOpen(editor, shop, lake);

    await expect(shop.title).toHaveText("The quokka’s hands");
    await expect(shop.page.getByText("$21.99").first()).toBeVisible();
  });

  test("a quiz is written, published, and taken", async ({ editor, shop, lake }) => {
    const { page } = editor;
    const dialog = page.getByRole("dialog");
    const inItem = (path: string) => dialog.getByTestId(new RegExp(`^field-(questions|bands).*\\.${path}$`));
    const write = (path: string, text: string) => inItem(path).locator("input").fill(text);
    const leave = async (path: string) => {
      await page.keyboard.press("Escape");
      await expect(inItem(path)).toBeHidden();
    };
    await create(editor, "quiz");
    await editor.titleField.fill("Are you a quokka?");
    await tab(editor, "Questions");
    await addTo(page.getByTestId("field-questions"));
    await write("prompt", "Do you smile?");
    await addTo(inItem("answers"));
    await write("text", "Always");
    await dialog.getByText("Is this the correct answer?").click();
    await leave("text");
    await addTo(inItem("answers"));
    await write("text", "Never");
    await leave("text");
    await leave("prompt");
    await tab(editor, "Results");
    await addTo(page.getByTestId("field-bands"));
    await write("from", "0");
    await write("to", "100");
    await write("title", "You’re getting there");
    await leave("from");
    await tab(editor, "Address and search");
    await generateAddress(editor);
    await expect(editor.publishButton).toBeDisabled();
    await editor.field("quizId").fill("quokka");
    await publishAndOpen(editor, shop, lake);

    await choice(shop.page, "Always").check();
    await press(shop.page, "Check your answer");
    await press(shop.page, "See your result");
    await expect(shop.title).toHaveText("1 of 1 right You’re getting there");
  });
});

test.describe("the settings", () => {
  let before: SanityDocument | undefined;

  test.beforeEach(async ({ lake }) => {
    before = await lake.getDocument("siteSettings");
  });
  test.afterEach(async ({ lake }) => {
    await lake.createOrReplace({ ...before, _id: "siteSettings", _type: "siteSettings" });
  });

  test("the site's settings are changed for every page", async ({ editor, shop }) => {
    await editor.open({ id: "siteSettings", type: "siteSettings" });
    await editor.field("name").fill("Quokka School");
    await editor.publish();

    await expect
      .poll(async () => (await shop.page.request.get("/books")).text())
      .toMatch(/<title>[^<]*Quokka School/);
  });
});

async function create(editor: Editor, type: string) {
  await editor.goTo("/studio");
  await editor.goTo(`/studio/intent/create/type=${type}/`);
  await expect(editor.page).not.toHaveURL(/\/intent\//);
  await expect(editor.publishButton).toBeVisible();
}

const addTo = (list: Locator) => list.getByRole("button", { name: "Add item" }).click();

const tab = (editor: Editor, name: string) => editor.page.getByRole("tab", { name }).click();

const generateAddress = async (editor: Editor) => {
  await editor.page.getByRole("button", { name: "Generate" }).click();
  await expect(editor.field("slug")).not.toHaveValue("");
};

const choose = (editor: Editor, path: string, label: string) =>
  editor.page.getByTestId(`field-${path}`).getByRole("combobox").selectOption({ label });

const chooseFirst = (editor: Editor, path: string) =>
  editor.page.getByTestId(`field-${path}`).getByRole("combobox").selectOption({ index: 1 });

/** Publishes the document and opens its page on the site. */
async function publishAndOpen(editor: Editor, shop: Shop, lake: SanityClient) {
  await editor.publish();
  const document = await lake.getDocument(editor.openId);
  const path = document && documentPath({ ...document, slug: document["slug"]?.current });
  expect(path).toEqual(expect.any(String));
  await shop.open(path ?? "");
}
