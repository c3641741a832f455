import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { readMails } from "../support/mail-server.ts";
import { expect, test } from "../support/shop-test.ts";
import { testStack } from "../support/test-stack.ts";
import { untilFormReady } from "../support/until-form-ready.ts";

const main = (page: Page) => page.getByRole("main");
const field = (page: Page, name: string) => main(page).getByRole("textbox", { name });
/** In a course of exactly this title. */
const seats = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true });
const choice = (page: Page, name: string) => main(page).getByRole("combobox", { name });
const button = (page: Page, name: string) => main(page).getByRole("button", { name });
const reference = /R-[2-9A-Z]{4}-[2-9A-Z]{4}/;

async function readMail(to: string, subject: RegExp) {
  const find = async () =>
    (await readMails(testStack.mailUrl, to)).find((mail) => subject.test(mail.subject));
  await expect.poll(async () => (await find())?.subject).toMatch(subject);
  return find();
}

async function fillContact(page: Page, email: string) {
  await field(page, "Your name").fill("Ana");
  await field(page, "Email").fill(email);
  await choice(page, "What is it about?").selectOption("A lesson");
  await field(page, "Message").fill("The second film stops.");
}

test("a message gets a reference, a receipt, and reaches support with the person's address to answer to", async ({
  page,
  shop,
}) => {
  await shop.open("/contact-us");
  await fillContact(page, "ana.contact@example.test");
  await untilFormReady(main(page).locator("form"));
  await button(page, "Send message").click();

  await expect(main(page).getByRole("heading", { name: "We’ve got your message" })).toBeFocused();
  const [number = ""] = reference.exec(await main(page).innerText()) ?? [];
  await readMail("ana.contact@example.test", new RegExp(`We’ve got your message \\(${number}\\)`));
  const notice = await readMail("hello@handshape.test", new RegExp(`Message ${number}`));
  expect(notice?.text).toContain("The second film stops.");
  expect(notice?.headers).toContainEqual({ name: "reply-to", value: "ana.contact@example.test" });

  await button(page, "Send another").click();
  await expect(field(page, "Your name")).toBeFocused();
  await expect(field(page, "Message")).toHaveValue("");
});

test("what's wrong is said at its field, and goes when it's mended", async ({ page, shop }) => {
  await shop.open("/requests/refund");
  await field(page, "Your name").fill("Ana1");
  await field(page, "Email").fill("ana");
  await field(page, "What would you like to return?").fill("<b>all</b>");
  await untilFormReady(main(page).locator("form"));
  await button(page, "Request a refund").click();

  await expect(field(page, "Your name")).toBeFocused();
  await expect(field(page, "Your name")).toHaveAccessibleDescription(
    "Please use only letters, spaces, hyphens or commas",
  );
  await expect(field(page, "Email")).toHaveAccessibleDescription(
    "The one you bought with. Please enter a valid email address",
  );
  await expect(field(page, "Order number")).toHaveAccessibleDescription(/Please enter the order number$/);
  await expect(field(page, "What would you like to return?")).toHaveAccessibleDescription(
    /without HTML or invisible characters$/,
  );

  await field(page, "Email").fill("ana@example.test");
  await expect(field(page, "Email")).toHaveAccessibleDescription("The one you bought with.");
  await expect(field(page, "Email")).not.toHaveAttribute("aria-invalid");
});

test("what was typed survives a reload, and a failure says whom to write to", async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await shop.open("/contact-us");
  await fillContact(page, "ben.contact@example.test");
  await page.reload();
  await expect(field(page, "Message")).toHaveValue("The second film stops.");
  await expect(choice(page, "What is it about?")).toHaveValue("lesson");

  await page.route("**/api/requests/contact", (route) => route.abort());
  await untilFormReady(main(page).locator("form"));
  await button(page, "Send message").click();
  await expect(main(page).getByRole("alert").filter({ hasText: "Sorry" })).toHaveText(
    "Sorry, we're having trouble with our form. Please email us at hello@handshape.test for help.",
  );
  await expect(field(page, "Message")).toHaveValue("The second film stops.");

  await page.unroute("**/api/requests/contact");
  await button(page, "Send message").click();
  await expect(main(page).getByRole("heading", { name: "We’ve got your message" })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("what was typed before the form's script has loaded survives a reload, too", async ({
  page,
  shop,
  watch,
}) => {
  watch.allow(/Failed to load resource|didn't load/);
  await shop.open("/contact-us");
  await page.route("**/_next/static/**", (route) => route.abort());
  await fillContact(page, "ben.slow@example.test");
  await page.unroute("**/_next/static/**");
  await page.reload();

  await expect(field(page, "Message")).toHaveValue("The second film stops.");
});

test("a class sees its price as it's typed, and gets the same as a PDF", async ({ page, shop }) => {
  const address = "ana.class@example.test";
  const estimate = main(page).getByRole("status");
  await shop.open("/requests/classroom-pricing");
  await seats(page, "Level 1A").fill("4");
  await expect(estimate).toContainText("4 seats. Before tax.");
  await seats(page, "Level 1A").fill("20");
  await expect(estimate).toContainText("20 seats at 15% off.");
  const usd = await estimate.innerText();
  await choice(page, "Currency").selectOption("CAD (Canadian Dollar)");
  await expect(estimate).toContainText(" CAD");
  await expect(seats(page, "Level 1A")).toHaveAccessibleDescription("$109.00 CAD a seat");
  await choice(page, "Currency").selectOption("USD (US Dollar)");

  await field(page, "School").fill("Lincoln Elementary");
  await choice(page, "Your role").selectOption("Teacher");
  await field(page, "Your name").fill("Ana");
  await field(page, "Email").fill(address);
  await untilFormReady(main(page).locator("form"));
  await button(page, "Get a quote").click();

  await expect(main(page).getByRole("heading", { name: "We’ve got your request" })).toBeFocused();
  const [total = "none"] = /\$[\d,.]+/.exec(usd) ?? [];
  const receipt = await readMail(address, /^Your quote from Handshape/);
  expect(receipt?.text).toContain(`Total before tax\n${total}`);
  const link = await main(page).getByRole("link", { name: "Open the quote (PDF)" }).getAttribute("href");
  expect(receipt?.text).toContain(link);
  const pdf = await page.request.get(link ?? "");
  expect(pdf.headers()).toMatchObject({
    "content-type": "application/pdf",
    "cache-control": "private, no-store",
  });
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");

  await button(page, "Send another").click();
  await expect(seats(page, "Level 1A")).toHaveValue("");
  await expect(estimate).not.toContainText("20 seats");
});

test("a class without seats is told so at the first course", async ({ page, shop, watch }) => {
  watch.allow(/422/);
  await shop.open("/requests/classroom-pricing");
  await field(page, "School").fill("Lincoln Elementary");
  await choice(page, "Your role").selectOption("Teacher");
  await field(page, "Your name").fill("Ana");
  await field(page, "Email").fill("ana@example.test");
  await untilFormReady(main(page).locator("form"));
  await button(page, "Get a quote").click();

  await expect(seats(page, "Level 1A")).toBeFocused();
  await expect(seats(page, "Level 1A")).toHaveAccessibleDescription(
    /Please enter the seats for at least one course$/,
  );
});

test("a class's prices follow the site's currency, until another one is chosen for the class", async ({
  page,
  shop,
}) => {
  await shop.open("/requests/classroom-pricing");
  await shop.chooseCurrency("CAD (Canadian Dollar)");
  await seats(page, "Level 1A").fill("1");

  await expect(choice(page, "Currency")).toHaveValue("CAD");
  await expect(main(page).getByRole("status")).toContainText(" CAD");
  await page.reload();
  await expect(choice(page, "Currency")).toHaveValue("CAD");
  await choice(page, "Currency").selectOption("USD (US Dollar)");
  await shop.chooseCurrency("USD (US Dollar)");
  await shop.chooseCurrency("CAD (Canadian Dollar)");
  await expect(choice(page, "Currency")).toHaveValue("USD");
  await expect(main(page).getByRole("status")).not.toContainText(" CAD");

  // As "Send another" does.
  await main(page)
    .locator("form")
    .evaluate((form: HTMLFormElement) => form.reset());
  await expect(choice(page, "Currency")).toHaveValue("CAD");
});

test("a form's script is loaded once somebody uses it, and has less than 25 kB", async ({ page, shop }) => {
  await shop.open("/affiliate-program");
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) sizes.push(response.body().then((body) => gzipSync(body).byteLength));
  });
  await field(page, "Your name").focus();
  await expect(main(page).locator("form")).toHaveJSProperty("noValidate", true);

  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(5000);
  expect(total).toBeLessThan(25_000);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a class corrects what it wrote, and gets its quote", async ({ page, shop, watch }) => {
    watch.allow(/422/);
    await page.goto("/requests/classroom-pricing");
    await seats(page, "Level 1A").fill("12");
    await field(page, "School").fill("Lincoln Elementary");
    await choice(page, "Your role").selectOption("Teacher");
    await field(page, "Your name").fill("Ana1");
    await field(page, "Email").fill("cleo.class@example.test");
    await field(page, "Anything else?").fill("We start in May.");
    await button(page, "Get a quote").click();

    await expect(page.getByRole("alert")).toHaveText("Please use only letters, spaces, hyphens or commas");
    await expect(page.getByRole("textbox", { name: "Seats: Level 1A", exact: true })).toHaveValue("12");
    await expect(page.getByRole("textbox", { name: "Anything else?" })).toHaveValue("We start in May.");
    await page.getByRole("textbox", { name: "Your name" }).fill("Ana");
    await page.getByRole("button", { name: "Get a quote" }).click();

    await expect(shop.title).toHaveText("We’ve got your request");
    await expect(page.getByText("Your reference number is")).toHaveText(reference);
    await expect(page.getByRole("link", { name: "Open the quote (PDF)" })).toBeVisible();
  });

  test("somebody asks to become an affiliate", async ({ page, shop }) => {
    await page.goto("/affiliate-program");
    await field(page, "Your name").fill("Dana");
    await field(page, "Email").fill("dana@example.test");
    await field(page, "A link to what you do").fill("https://dana.example/signs");
    await field(page, "The name you’d like in your links").fill("dana-signs");
    await field(page, "Who are you").fill("I tell stories in ASL.");
    await button(page, "Apply to join").click();

    await expect(shop.title).toHaveText("We’ve got your request");
    const notice = await readMail("hello@handshape.test", /^Affiliate program R-/);
    expect(notice?.text).toContain("dana-signs");
  });
});
