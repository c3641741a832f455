import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";

const practicePath = "/asl/dictionary/practice";

async function addSign(page: Page, slug: string) {
  await page.goto(`/asl/dictionary/${slug}`);
  await page.getByRole("button", { name: "Practice later" }).click();
  await expect(page.getByRole("status").filter({ hasText: "is on your practice list." })).toBeVisible();
}

test("signs are practiced with the keyboard alone, a missed one comes back until it's known, and answers survive a reload", async ({
  page,
}) => {
  await addSign(page, "please");
  await addSign(page, "sorry");
  await page.getByRole("link", { name: "Open the list" }).click();
  await expect(page.getByText("2 signs are waiting for you.")).toBeVisible();
  await page.getByRole("button", { name: "Start" }).press("Enter");

  const question = page.getByRole("heading", { name: "What does this sign mean?" });
  await expect(question).toBeFocused();
  await expect(page.getByLabel("The sign", { exact: true })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.getByRole("heading", { name: "PLEASE" })).toBeFocused();
  await page.keyboard.press("2");
  await expect(page.getByRole("status").filter({ hasText: "PLEASE: once more" })).toBeVisible();
  await expect(question).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByRole("heading", { name: "SORRY" })).toBeFocused();
  await page.keyboard.press("1");
  await expect(page.getByText("Last card")).toBeVisible();
  await expect(question).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByRole("heading", { name: "PLEASE" })).toBeFocused();
  await page.keyboard.press("1");

  await expect(page.getByRole("heading", { name: "You knew 1 of 2" })).toBeFocused();
  await expect(page.getByText("Your next sign is due tomorrow.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Nothing is due today. The next sign comes back tomorrow.")).toBeVisible();
  await page.getByText("Your list: 2 signs").click();
  await expect(page.getByText(/^Box 2 of 5, due on /)).toBeVisible();
});

test("from English, the sign is shown last", async ({ page }) => {
  await addSign(page, "thank-you");
  await page.goto(practicePath);
  await page.getByRole("radio", { name: "The English word" }).check();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("heading", { name: "How do you sign this?" })).toBeVisible();
  await expect(page.getByText("thank you, thanks")).toBeVisible();
  await expect(page.getByRole("heading", { name: "THANK-YOU" })).toHaveCount(0);

  await page.getByRole("button", { name: "Show the sign" }).click();

  await expect(page.getByRole("heading", { name: "THANK-YOU" })).toBeVisible();
});

test("two tabs show the same list", async ({ page, context }) => {
  await addSign(page, "please");
  const other = await context.newPage();
  await other.goto(practicePath);
  await expect(other.getByText("1 sign is waiting for you.")).toBeVisible();

  await addSign(page, "sorry");

  await expect(other.getByText("2 signs are waiting for you.")).toBeVisible();
  await page.getByRole("button", { name: "Practice later", pressed: true }).click();
  await expect(other.getByText("1 sign is waiting for you.")).toBeVisible();
});

test("a cleared list offers categories, and can be brought back", async ({ page }) => {
  await addSign(page, "please");
  await page.goto(practicePath);
  await page.getByText("Your list: 1 sign").click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the list as a file" }).click();
  expect((await saved).suggestedFilename()).toBe("practice-list.json");
  await page.getByRole("button", { name: "Clear the list" }).click();
  await expect(page.getByRole("heading", { name: "Your list is empty" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Category" }).first()).toBeVisible();

  await page.getByRole("button", { name: "Undo" }).click();

  await expect(page.getByText("1 sign is waiting for you.")).toBeVisible();
});

/** A sign of this test's own, at its own address. */
const toSign = (slug: string) => ({
  _id: "test-short-lived-sign",
  _type: "sign",
  gloss: "DODO",
  slug: { _type: "slug", current: slug },
  englishWords: ["dodo"],
});

test("a sign that's gone from the dictionary is skipped, and stays on the list until it's removed", async ({
  page,
  lake,
  watch,
}) => {
  watch.allow(/status of 404/);
  await lake.createOrReplace(toSign("dodo"));
  await addSign(page, "dodo");
  await lake.delete("test-short-lived-sign");
  await expect
    .poll(async () => (await page.request.get("/asl/dictionary/dodo/card.json")).status())
    .toBe(404);
  await page.goto(practicePath);

  await page.getByRole("button", { name: "Start" }).click();

  await expect(
    page.getByText("DODO isn’t in the dictionary right now, so it was skipped. It’s still on your list"),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "No cards left" })).toBeFocused();
  await page.getByText("Your list: 1 sign").click();
  await expect(page.getByText("Box 1 of 5, due tomorrow")).toBeVisible();
  await page.getByRole("button", { name: "Remove DODO" }).click();
  await expect(page.getByText("Your list: ")).toHaveCount(0);
});

test("a sign that moves to another address takes its progress along", async ({ page, lake }) => {
  await lake.createOrReplace(toSign("dodo-bird"));
  await addSign(page, "dodo-bird");
  await lake.createOrReplace(toSign("dodo"));
  await lake.createOrReplace({
    _id: "test-sign-redirect",
    _type: "redirect",
    from: "/asl/dictionary/dodo-bird",
    to: "/asl/dictionary/dodo",
    isPermanent: true,
  });
  await expect
    .poll(async () => (await page.request.get("/asl/dictionary/dodo-bird/card.json")).text())
    .toContain('"slug":"dodo"');
  await page.goto(practicePath);
  await page.getByRole("button", { name: "Start" }).click();

  await page.getByRole("button", { name: "Show the sign’s meaning" }).click();

  await expect(page.getByRole("link", { name: "See it in the dictionary" })).toHaveAttribute(
    "href",
    "/asl/dictionary/dodo",
  );
  await page.getByRole("button", { name: "I knew it" }).click();
  await expect(page.getByRole("heading", { name: "You knew 1 of 1" })).toBeVisible();
  await page.getByText("Your list: 1 sign").click();
  await expect(page.getByText(/^Box 2 of 5, due on /)).toBeVisible();
  await expect(page.getByRole("link", { name: "DODO", exact: true })).toHaveAttribute(
    "href",
    "/asl/dictionary/dodo",
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what's missing and links to the signs", async ({ page }) => {
    await page.goto(practicePath);

    await expect(page.getByText("Practicing needs JavaScript")).toBeVisible();
    await expect(page.getByText("Loading your list…")).toBeHidden();
    await page.getByRole("link", { name: /^Family/ }).click();
    await page.getByRole("link", { name: "MOTHER", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("MOTHER");
    await expect(page.getByRole("button", { name: "Practice later" })).toBeHidden();
  });
});
