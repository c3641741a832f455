import type { Locator, Page } from "@playwright/test";
import { newVisitor } from "../support/browser.ts";
import { holdScripts, loseScripts } from "../support/hold-back.ts";
import { readMails } from "../support/mail-server.ts";
import { expect, test } from "../support/shop-test.ts";
import { testStack } from "../support/test-stack.ts";
import { untilFormReady } from "../support/until-form-ready.ts";

const box = (page: Page) => page.getByRole("contentinfo");
const firstName = (page: Page) => box(page).getByRole("textbox", { name: "First name" });
const email = (page: Page) => box(page).getByRole("textbox", { name: "Email" });
const subscribe = (page: Page) => box(page).getByRole("button", { name: "Subscribe" });

/** Focuses the form, and waits until the script has taken it over. Until then, the browser's own messages show. */
async function startSignup(page: Page): Promise<void> {
  await firstName(page).focus();
  await expect(box(page).locator("form").first()).toHaveJSProperty("noValidate", true);
}

const mailsTo = (address: string) => readMails(testStack.mailUrl, address);

/** The link in the latest mail, which has this subject. */
async function readLink(address: string, subject: RegExp): Promise<string> {
  await expect.poll(async () => (await mailsTo(address))[0]?.subject).toMatch(subject);
  const [mail] = await mailsTo(address);
  return /https?:\S+\/newsletter\/\S+/.exec(mail?.text ?? "")?.[0] ?? "";
}

test("a visitor signs up, chooses interests, confirms with the mail's link, gets a welcome, and unsubscribes with the header", async ({
  page,
  shop,
}) => {
  const address = "ana@example.test";
  await shop.open("/books");
  await startSignup(page);
  await firstName(page).fill("Ana");
  await email(page).fill(address);
  await untilFormReady(box(page).locator("form").first());
  await subscribe(page).click();

  await expect(box(page).getByRole("radio", { name: "ASL for Adults (Ages 15+)" })).toBeChecked();
  await box(page).getByRole("radio", { name: "Both" }).check();
  await box(page).getByRole("button", { name: "Continue" }).click();
  await expect(box(page).getByRole("heading", { name: "Thanks for subscribing!" })).toBeFocused();

  await page.goto(await readLink(address, /^Confirm/));
  await page.getByRole("button", { name: "Confirm my subscription" }).click();
  await expect(shop.title).toHaveText("You’re on our list");

  await readLink(address, /^Welcome/);
  const [welcome] = await mailsTo(address);
  const header = welcome?.headers.find(({ name }) => name === "list-unsubscribe")?.value ?? "";
  const answer = await fetch(header.replace(/^<|>$/g, ""), {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "List-Unsubscribe=One-Click",
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("You’re unsubscribed");
});

test("each error shows at its field, and goes away once it's corrected", async ({ page, shop }) => {
  await shop.open("/books");
  await startSignup(page);
  await firstName(page).fill("Ana1");
  await email(page).fill("ana");
  await subscribe(page).click();

  await expect(firstName(page)).toHaveAccessibleDescription(
    "Please use only letters, spaces, hyphens or commas",
  );
  await expect(email(page)).toHaveAccessibleDescription("Please enter a valid email address");
  await expect(box(page).getByRole("alert").filter({ hasText: "Please enter a valid email" })).toBeVisible();
  await expect(firstName(page)).toBeFocused();

  await firstName(page).fill("");
  await expect(firstName(page)).toHaveAccessibleDescription("Please enter your first name");
  await firstName(page).fill("Ana");
  await expect(firstName(page)).not.toHaveAttribute("aria-invalid");
  await expect(firstName(page)).toHaveAccessibleDescription("");
});

test("what's typed while the script loads stays, and so does the focus", async ({ page, shop }) => {
  await shop.open("/books");
  const script = await holdScripts(page);
  const asked = page.waitForRequest(/\/_next\/static\/chunks\//);
  await firstName(page).pressSequentially("An");
  await asked;

  script.release();
  await expect(box(page).locator("form").first()).toHaveJSProperty("noValidate", true);
  await page.keyboard.type("a");

  await expect(firstName(page)).toBeFocused();
  await expect(firstName(page)).toHaveValue("Ana");
});

test("a form that fails says whom to email, keeps what was typed, and can be sent again", async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await shop.open("/books");
  await startSignup(page);
  await firstName(page).fill("Ben");
  await email(page).fill("ben@example.test");
  await untilFormReady(box(page).locator("form").first());
  await page.route("**/api/newsletter/subscriptions", (route) => route.abort());
  await subscribe(page).click();

  await expect(box(page).getByRole("alert").filter({ hasText: "Sorry" })).toHaveText(
    "Sorry, we're having trouble with our form. Please email us at hello@handshape.test for help.",
  );
  await expect(email(page)).toHaveValue("ben@example.test");

  await page.unroute("**/api/newsletter/subscriptions");
  await subscribe(page).click();
  await box(page).getByRole("button", { name: "Continue" }).click();
  await box(page).getByRole("button", { name: "Return to start" }).click();
  await expect(firstName(page)).toBeFocused();
  await expect(email(page)).toHaveValue("");
});

test("the form is also on a page where an editor placed it", async ({ page, shop }) => {
  await shop.open("/free-lessons/asl-level-1");

  await expect(
    page.getByRole("main").getByRole("heading", { name: "Hear about the next lesson" }),
  ).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: "Subscribe" })).toBeVisible();
});

test.describe("on a phone with the consent banner and smooth scrolling", () => {
  test.use({
    viewport: { width: 360, height: 640 },
    storageState: newVisitor,
    contextOptions: { reducedMotion: "no-preference" },
  });

  const bottom = async (locator: Locator) =>
    locator.evaluate((element) => element.getBoundingClientRect().bottom);
  const banner = (page: Page) => page.getByRole("region", { name: "May we count visits" });
  const readBannerTop = (page: Page) =>
    banner(page).evaluate((element) => element.getBoundingClientRect().top);

  test("the question after a signup takes the focus where it's in sight", async ({ page, shop }) => {
    await shop.open("/books");
    await expect(banner(page)).toBeVisible();
    await startSignup(page);
    await firstName(page).fill("Ben");
    await email(page).fill("ben@example.test");
    await untilFormReady(box(page).locator("form").first());
    await subscribe(page).press("Enter");

    const question = box(page).getByText("What content are you interested in?");
    await expect(question).toBeFocused();
    await expect(question).toBeInViewport({ ratio: 1 });
    expect(await bottom(question)).toBeLessThanOrEqual(await readBannerTop(page));
  });

  test("a banner that appears late doesn't cover the field that has the focus", async ({
    page,
    shop,
    watch,
  }) => {
    watch.allow(/ERR_FAILED/);
    const script = await loseScripts(page, "May we count visits");
    await shop.open("/books");
    await email(page).evaluate((field) => {
      field.focus({ preventScroll: true });
      field.scrollIntoView({ block: "end", behavior: "instant" });
    });

    script.find();
    await expect(banner(page)).toBeVisible();

    await expect(email(page)).toBeFocused();
    await expect(email(page)).toBeInViewport({ ratio: 1 });
    expect(await bottom(email(page))).toBeLessThanOrEqual(await readBannerTop(page));
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor corrects the form, signs up, chooses interests, confirms, and unsubscribes", async ({
    page,
    shop,
    watch,
  }) => {
    watch.allow(/422/);
    const address = "cleo@example.test";
    await page.goto("/books");
    await firstName(page).fill("Cleo1");
    await email(page).fill(address);
    await subscribe(page).click();

    await expect(page.getByRole("alert")).toHaveText("Please use only letters, spaces, hyphens or commas");
    await page.getByRole("textbox", { name: "First name" }).fill("Cleo");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await page.getByRole("radio", { name: "ASL for Kids" }).check();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(shop.title).toHaveText("Thanks for subscribing!");

    const confirmUrl = await readLink(address, /^Confirm/);
    await page.goto(confirmUrl);
    await page.getByRole("button", { name: "Confirm my subscription" }).click();
    await expect(shop.title).toHaveText("You’re on our list");
    await page.goto(await readLink(address, /^Welcome/));
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(shop.title).toHaveText("You’re unsubscribed");
    const again = await page.request.get(confirmUrl);
    expect(await again.text()).toContain("This link has already been used");
  });
});
