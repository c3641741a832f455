import { createMerchant, type Merchant } from "../support/merchant.ts";
import { expect, test } from "../support/studio-test.ts";

const product = { handle: "signing-at-work", title: "Signing at Work" };
let merchant: Merchant;

test.beforeEach(async () => {
  merchant = createMerchant();
  await merchant.putOwnCourse(product, "active");
});

test.afterEach(() => merchant.putOwnCourse(product, "draft"));

test("a course's product is picked by keyboard alone, with its prices shown but never stored", async ({
  editor,
  lake,
  course,
}) => {
  await editor.goTo(editor.addressOf({ id: course.id, field: "handle" }));
  const { product: picker } = editor;
  await expect(picker.inShop).toContainText("The shop has no product with this handle");

  await picker.typeOver("signing wor");
  await expect(picker.option(/Signing at Work/)).toContainText("$79.00 USD · $109.00 CAD");
  await editor.page.keyboard.press("Escape");
  await expect(picker.input, "abandoned input changes nothing").toHaveValue(course.handle);

  await picker.typeOver("level 1b");
  await expect(picker.option(/^Level 1B/)).toContainText("Used by “Level 1B”");
  await editor.page.keyboard.press("Escape");

  await picker.typeOver("signing wor");
  await expect(picker.option(/Signing at Work/)).toBeVisible();
  await editor.page.keyboard.press("ArrowDown");
  await expect(picker.option(/Signing at Work/)).toHaveAttribute("aria-selected", "true");
  await editor.page.keyboard.press("Enter");
  await expect(picker.input).toHaveValue(product.handle);
  await expect(picker.input).toBeFocused();
  await expect(picker.inShop).toContainText("$79.00 USD · $109.00 CAD");
  await expect.poll(() => lake.getDocument(`drafts.${course.id}`)).toMatchObject({ handle: product.handle });
  expect(JSON.stringify(await lake.getDocument(`drafts.${course.id}`))).not.toContain("79.0");

  await picker.typeOver("bundle");
  await picker.input.press("Tab");
  await expect(picker.input, "a word that was searched for isn't a handle").toHaveValue(product.handle);
  await expect(picker.field.getByRole("alert")).toContainText("“bundle” wasn't chosen from the list");

  await picker.typeOver("signing-at-night");
  await picker.option("Use “signing-at-night”, which isn't in the shop yet").click();
  await expect(picker.input, "a handle can be saved before the shop has it").toHaveValue("signing-at-night");
  await expect(picker.inShop).toContainText("The shop has no product with this handle");
});

test("catalog health lists a handle without a product, links to it, and clears once it's fixed", async ({
  editor,
  course,
}) => {
  const withoutProduct = editor.page.getByRole("region", { name: "Without a product" });
  const row = withoutProduct.getByRole("link", { name: course.title });
  await editor.goTo("/studio/catalog-health");

  await expect(row).toContainText(`The shop has no product with the handle “${course.handle}”`);
  await row.click();
  await expect(editor.product.inShop).toContainText("The shop has no product with this handle");
  await expect(editor.product.input).toBeFocused();
  await editor.product.choose("signing at work", product.title);
  await expect(editor.product.inShop).toContainText("On sale");

  await editor.page.getByRole("link", { name: "Catalog health" }).click();
  await expect(row).toContainText("Fixed in the draft. Publish it.");
  await row.click();
  await editor.publish();
  await editor.page.getByRole("link", { name: "Catalog health" }).click();
  await expect(editor.page.getByRole("heading", { name: "Catalog health" })).toBeVisible();
  await expect(editor.page.getByText(/problems? found\./)).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("catalog health updates when others change the lake or the shop", async ({ editor, lake, course }) => {
  await lake.patch(course.id).set({ handle: product.handle }).commit();
  const group = (name: string) => editor.page.getByRole("region", { name });
  await editor.goTo("/studio/catalog-health");
  await expect(editor.page.getByText(/problems? found\./)).toBeVisible();
  await expect(group("Without a product").getByRole("link", { name: course.title })).toHaveCount(0);

  // A picture with a description in Media would be fine.
  const picture = await lake.fetch<string>(
    '*[_type == "sanity.imageAsset" && !defined(altText)] | order(_id) [0]._id',
  );
  await lake.patch(course.id).set({ "image.asset._ref": picture, "image.alt": "" }).commit();
  const undescribed = group("Images without a description").getByRole("link", { name: course.title });
  await expect(undescribed).toBeVisible();
  await lake.patch(course.id).set({ "image.alt": "A cover" }).commit();
  await expect(undescribed).toHaveCount(0);

  await merchant.putOwnCourse(product, "draft");
  await editor.page.getByRole("button", { name: "Check the shop again" }).click();
  await expect(group("Without a product").getByRole("link", { name: course.title })).toBeVisible();
});

test("the Studio's product lookup requires a signed-in user", async ({ request }) => {
  const withoutToken = await request.get("/api/studio/products");
  const withWrongToken = await request.get("/api/studio/products", {
    headers: { authorization: "Bearer not-a-token" },
  });

  expect(withoutToken.status()).toBe(401);
  expect(withWrongToken.status()).toBe(401);
  expect(await withWrongToken.json()).toMatchObject({ error: { code: "signed-out" } });
});

test("an unknown Studio request is rejected with its name", async ({ request, lake }) => {
  const ask = (search: string) =>
    request.get(`/api/studio/products${search}`, {
      headers: { authorization: `Bearer ${lake.config().token}` },
    });

  expect(await (await ask("?query=signing at")).json()).toMatchObject({
    products: [{ handle: product.handle }],
  });
  expect(await (await ask("?query=%20")).json()).toMatchObject({ error: { code: "bad-request" } });
  expect((await ask("?query=a&handle=b")).status()).toBe(400);
});
