import type { Page } from "@playwright/test";
import { findViolations } from "../support/find-violations.ts";
import { newLearner } from "../support/browser.ts";
import { holdScripts } from "../support/hold-back.ts";
import { expect, test } from "../support/shop-test.ts";

// Other tests visit as somebody who has closed the form.
test.use({ storageState: newLearner });

const form = (page: Page) => page.getByRole("region", { name: "Let's personalize your learning!" });
const shelves = (page: Page) => page.getByRole("main").getByRole("region", { name: /^For (adults|kids)/ });
const resume = (page: Page) => form(page).getByRole("button", { name: "Continue" });

test("a new visitor chooses kids, and shelves, search, and suggestions start with kids from then on", async ({
  page,
  shop,
}) => {
  await shop.open("/courses");
  await expect(form(page)).toContainText("What content are you interested in?");
  await expect(form(page).getByRole("radio", { name: "ASL for Adults (Ages 15+)" })).toBeChecked();
  await expect(shelves(page).first()).toHaveAccessibleName("For adults, ages 15 to 100");

  await form(page).getByRole("radio", { name: "ASL for Kids" }).check();
  await resume(page).click();

  await expect(form(page)).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(shelves(page).first()).toHaveAccessibleName("For kids");

  await shop.open("/");
  await expect(page.getByRole("main").getByRole("article").first()).toContainText("Kids");
  await expect(form(page)).toBeHidden();

  await shop.open("/search?q=asl");
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: /^Course/ })
      .getByRole("link")
      .first(),
  ).toContainText("Kids");

  await shop.putInCart("/courses/kids-asl-course-level-1a");
  await shop.open("/cart");
  await expect(page.getByRole("list", { name: "You might also like" }).getByRole("link")).toHaveText([
    /^Both kids courses/,
    /^A printed workbook for both kids levels/,
    /^Your child will soon sign faster/,
  ]);
});

test("CSS shows the visitor's order before scripts run, and nothing moves when they have", async ({
  page,
  shop,
}) => {
  await shop.open("/courses");
  await form(page).getByRole("radio", { name: "ASL for Kids" }).check();
  await resume(page).click();
  await expect(form(page)).toBeHidden();
  const scripts = await holdScripts(page);
  const kids = page.getByRole("main").getByRole("region", { name: "For kids" });
  const readTop = async () => (await kids.boundingBox())?.y;

  await page.goto("/courses", { waitUntil: "commit" });
  await expect(shelves(page)).toHaveCount(2);
  const before = await readTop();
  await expect(shelves(page).first()).toHaveAccessibleName("For adults, ages 15 to 100");
  scripts.release();
  await expect(shelves(page).first()).toHaveAccessibleName("For kids");

  expect(await readTop()).toBe(before);
});

test("a visitor who closes the form isn't asked again", async ({ page, shop }) => {
  await shop.open("/books");
  const saved = page.waitForResponse("**/api/personalization");

  await form(page).getByRole("button", { name: "No, thanks" }).click();

  await expect(form(page)).toBeHidden();
  await saved;
  await shop.open("/");
  await expect(page.getByRole("contentinfo").getByRole("list", { name: "Mobile app" })).toBeVisible();
  await expect(form(page)).toBeHidden();
});

test("on a phone the form is a bar until it's opened", async ({ page, shop }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await shop.open("/books");
  await expect(form(page).getByRole("button", { name: "No, thanks" })).toBeVisible();
  await expect(resume(page)).toBeHidden();
  const bar = await form(page).boundingBox();
  expect(bar?.height).toBeLessThan(100);

  await form(page).locator("summary").focus();
  await page.keyboard.press("Enter");
  await form(page).getByRole("radio", { name: "Both" }).check();
  await resume(page).click();

  await expect(form(page)).toBeHidden();
});

test("a form that can't be sent stays, says whom to email, and can be sent again", async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/Failed to load resource|Error saving interests/);
  await shop.open("/books");
  await form(page).getByRole("radio", { name: "Both" }).check();
  await page.route("**/api/personalization", (route) => route.abort());
  const logged = page.waitForEvent("console", (message) =>
    message.text().startsWith("Error saving interests"),
  );
  await resume(page).click();

  await logged;
  await expect(form(page).getByRole("alert")).toHaveText(
    "Sorry, we're having trouble with our form. Please email us at hello@handshape.test for help.",
  );
  await expect(form(page).locator("form")).toHaveAttribute("aria-busy", "false");
  await expect(form(page).getByRole("radio", { name: "Both" })).toBeChecked();

  await page.unroute("**/api/personalization");
  await resume(page).click();
  await expect(form(page)).toBeHidden();
});

test("the form is on no cart page, and on no page while editors have it turned off", async ({
  page,
  shop,
  lake,
}) => {
  const turn = (isEnabled: boolean) =>
    lake.patch("featureList").set({ 'features[name == "personalization"].isEnabled': isEnabled }).commit();
  const badges = page.getByRole("contentinfo").getByRole("list", { name: "Mobile app" });
  await shop.open("/cart");
  await expect(badges).toBeVisible();
  await expect(form(page)).toBeHidden();

  await turn(false);
  await expect
    .poll(async () => (await page.request.get("/api/features")).json())
    .not.toContain("personalization");
  await shop.open("/books");
  await expect(badges).toBeVisible();
  await expect(form(page)).toBeHidden();

  await turn(true);
});

test("somebody who chose interests for the newsletter isn't asked again", async ({ page, shop }) => {
  const { id } = await (
    await page.request.post("/api/newsletter/subscriptions", {
      data: { first_name: "Ana", email: "ana.kids@example.test" },
      headers: { accept: "application/json" },
    })
  ).json();
  await page.request.post("/api/newsletter/preferences", {
    data: { id, interests: "kids" },
    headers: { accept: "application/json" },
  });

  await shop.open("/courses");

  await expect(shelves(page).first()).toHaveAccessibleName("For kids");
  await expect(form(page)).toBeHidden();
});

test("the form is accessible and leaves part of the page visible on every screen", async ({ page, shop }) => {
  await shop.open("/");
  await expect(form(page)).toBeVisible();

  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport);

    expect(await findViolations(page)).toEqual([]);
    const box = await form(page).boundingBox();
    expect(box?.height, `${viewport.width} px`).toBeLessThan(viewport.height * 0.6);
  }
});

test("the form steps aside for a page on which the visitor begins to fill in a form", async ({
  page,
  shop,
}) => {
  await shop.open("/requests/classroom-pricing");
  await expect(form(page)).toBeVisible();

  await page.getByRole("main").getByRole("textbox", { name: "School" }).focus();

  await expect(form(page)).toBeHidden();
  await page.getByRole("main").getByRole("button", { name: "Get a quote" }).focus();
  await expect(form(page)).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: "Books" }).first().click();
  await page.waitForURL("**/books");
  await expect(form(page)).toBeVisible();
});

test("a video that somebody watches isn't covered", async ({ page, shop }) => {
  await shop.open("/asl/dictionary/apple");
  await expect(form(page)).toBeVisible();

  await page
    .getByRole("button", { name: /^Play APPLE/ })
    .first()
    .click();

  await expect(form(page)).toBeHidden();
});
