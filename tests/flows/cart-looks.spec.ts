import { findOverflow } from "../support/pages/find-overflow.ts";
import { expect, test } from "../support/shop-test.ts";

const workbook = "/books/getting-started-with-asl";
const course = "/courses/level-1a-online-asl-course";

test("each code says what it saves or that it doesn't apply, and fits with its Remove button, also at 200% text size", async ({
  shop,
  page,
}) => {
  await shop.putInCart(workbook, course);
  await shop.open("/cart");
  const codes = page.getByRole("list", { name: "Codes in your cart" });
  for (const code of ["WELCOME10", "NOSUCHCODEATALL"]) {
    await page.getByRole("textbox", { name: "Discount code" }).fill(code);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(codes).toContainText(code);
  }

  await expect(codes).toContainText(/WELCOME10 is applied\. You save \$\d+\.\d\d\./);
  await expect(
    page.getByRole("status").filter({ hasText: "NOSUCHCODEATALL isn’t a code we know" }),
  ).toBeAttached();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    for (const remove of await codes.getByRole("button", { name: /^Remove/ }).all())
      expect((await remove.boundingBox())?.width, `${width} px`).toBeGreaterThan(70);
  }
  const stored = (await page.context().cookies()).find(({ name }) => name === "discount_code");
  expect(stored?.value).toBe("WELCOME10");
  expect(await findOverflow(page, { width: 360, text: 32 })).toEqual([]);
});

test("a suggestion names its student within its sentence on a small phone", async ({ shop, page }) => {
  await shop.putInCart("/courses/level-1b-online-asl-course");
  await page.setViewportSize({ width: 360, height: 780 });
  await shop.open("/cart");
  await page.getByText("Name the student").click();
  await page.getByLabel("First name").first().fill("Anastasia");
  await page.getByRole("button", { name: "Save", exact: true }).click();

  const name = page.getByRole("button", { name: /^Switch to .*, for Anastasia$/ }).getByText("Anastasia");

  await expect(name).toBeVisible();
  const box = await name.boundingBox();
  expect(box?.width).toBeGreaterThan(box?.height ?? 0);
});

test("a quantity over the limit shows an error at its field and keeps what was typed", async ({
  shop,
  page,
}) => {
  await shop.putInCart(workbook);
  await shop.open("/cart");
  const quantity = page.getByRole("spinbutton");

  await quantity.fill("999");

  await expect(quantity).toHaveValue("999");
  await expect(quantity).toHaveAccessibleDescription("Enter at most 100. Your cart still has 1.");
  await quantity.fill("2");
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("$45.98");
  await expect(page.getByRole("status").filter({ hasText: "Cart updated: 2 items, $45.98" })).toBeAttached();
});

test("a three-digit badge on the cart doesn't cover anything next to it", async ({ shop, page }) => {
  await page.request.post("/api/cart/lines", {
    data: { items: [{ merchandiseId: await readVariant(page), quantity: 100 }] },
  });
  await page.setViewportSize({ width: 1280, height: 780 });
  await shop.open("/books");
  const banner = page.getByRole("banner");
  const badge = banner.getByText("100", { exact: false }).first();
  await expect(badge).toBeVisible();

  const [is, login] = [
    await badge.boundingBox(),
    await banner.getByRole("link", { name: "Login" }).first().boundingBox(),
  ];

  expect((is?.x ?? 0) + (is?.width ?? 0)).toBeLessThanOrEqual(login?.x ?? 0);
});

test("the message about a change doesn't cover the field being corrected or the end of the page", async ({
  shop,
  page,
  watch,
}) => {
  watch.allow(/(?:Changing|Reading|Validating) the cart failed|Failed to load resource/);
  await page.setViewportSize({ width: 360, height: 640 });
  await shop.putInCart(workbook);
  await shop.open("/cart");
  await page.route("**/api/cart/discounts", (route) => route.abort());
  const field = page.getByRole("textbox", { name: "Discount code" });
  await field.fill("WELCOME10");
  await field.press("Enter");

  const message = page.getByRole("alert").filter({ hasText: "We couldn’t change your cart." });
  await expect(message).toBeVisible();
  await expect(field).toBeFocused();
  const overlap = async () => {
    const [one, other] = [await field.boundingBox(), await message.boundingBox()];
    return one && other ? one.y + one.height > other.y && other.y + other.height > one.y : null;
  };
  await expect.poll(overlap).toBe(false);
  await page.keyboard.press("End");
  await field.blur();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const footer = await page.getByRole("contentinfo").boundingBox();
  const place = await message.boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0);
});

async function readVariant(page: {
  request: { get: (path: string) => Promise<{ text: () => Promise<string> }> };
}) {
  const html = await (await page.request.get(course)).text();
  return /name="merchandiseId" value="([^"]+)"/.exec(html)?.[1];
}

test("the second click of a double-click on Remove doesn't reach the next line's button", async ({
  shop,
  page,
}) => {
  await shop.putInCart(course);
  await shop.putInCart(workbook);
  await shop.open("/cart");
  const remove = page.getByRole("button", { name: /^Remove/ });
  await expect(remove).toHaveCount(2);

  const second = await remove.first().evaluate((button: HTMLElement) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    button.click();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("button");
  });

  expect(second).toBeNull();
  await expect(remove).toHaveCount(1);
  await remove.click();
  await expect(page.getByText("Your cart is empty.", { exact: true })).toBeVisible();
});
