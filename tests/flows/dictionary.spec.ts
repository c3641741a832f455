import { readHead } from "../support/read-head.ts";
import { expect, test } from "../support/shop-test.ts";

test("a sign is found by its letter, and its page says how it's made, used and learned", async ({ shop }) => {
  const { page } = shop;
  await shop.open("/asl/dictionary");
  await page.getByRole("navigation", { name: "Letters" }).getByRole("link", { name: "T" }).click();
  const letter = page.getByRole("region", { name: "T", exact: true });
  await expect(letter.getByRole("heading", { name: "T" })).toBeInViewport();

  await letter.getByRole("link", { name: "THANK-YOU" }).click();

  await expect(shop.title).toHaveText("THANK-YOU");
  await expect(page.getByRole("term")).toContainText([
    "Hands",
    "Handshape",
    "Palms",
    "Location",
    "Movement",
    "Face and body",
  ]);
  await expect(page.getByRole("definition").first()).toHaveText("One hand");
  await expect(page.getByRole("heading", { name: /^In (a sentence|sentences)$/ })).toBeVisible();
  await page.getByRole("link", { name: "Say hello and thank you" }).click();
  await expect(page).toHaveURL("/free-lessons/asl-level-1/say-hello-and-thank-you");
});

test("the dictionary lists every sign on one page, and each category's signs on another", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open("/asl/dictionary");
  await expect(page.getByText("120 signs")).toBeVisible();
  await expect(page.locator('main a[href^="/asl/dictionary/"]:not([href*="categories"])')).toHaveCount(120);

  await page
    .getByRole("navigation", { name: "Categories" })
    .getByRole("link", { name: /^Family/ })
    .click();

  await expect(shop.title).toHaveText("Family");
  await expect(page.getByRole("main").getByRole("link", { name: "MOTHER", exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "THANK-YOU" })).toHaveCount(0);
});

test("a letter has a page with all of its signs and links to the other letters", async ({ shop }) => {
  const { page } = shop;
  await shop.open("/asl/dictionary/letters/t");
  await expect(page.getByRole("link", { name: "THANK-YOU" })).toBeVisible();

  await page.getByRole("navigation", { name: "Letters" }).getByRole("link", { name: "M" }).click();

  await expect(shop.title).toHaveText("M");
  await expect(page.getByRole("link", { name: "MOTHER" })).toBeVisible();
});

test("a sign's film plays on its page, and its variants' films play below it", async ({ shop, lake }) => {
  const film = await lake.fetch('*[_type == "course" && defined(previewVideo.file)][0].previewVideo');
  await lake.createOrReplace({
    _id: "test-filmed-sign",
    _type: "sign",
    gloss: "QUOKKA",
    slug: { _type: "slug", current: "quokka" },
    englishWords: ["quokka"],
    videos: [
      { ...film, _key: "clear", title: "QUOKKA" },
      { ...film, _key: "other", title: "QUOKKA in the west" },
    ],
  });

  await shop.open("/asl/dictionary/quokka");
  await shop.page.getByRole("button", { name: "Play QUOKKA", exact: true }).click();

  await expect(shop.page.getByRole("button", { name: "Pause QUOKKA", exact: true })).toBeVisible();
  await expect(shop.page.getByRole("heading", { name: "Other ways to sign it" })).toBeVisible();
  await expect(shop.page.getByRole("button", { name: "Play QUOKKA in the west" })).toBeVisible();
  await lake.delete("test-filmed-sign");
});

test("a newly published sign appears in the dictionary", async ({ shop, lake }) => {
  await lake.createOrReplace({
    _id: "test-new-sign",
    _type: "sign",
    gloss: "ZEBRA",
    slug: { _type: "slug", current: "zebra" },
    englishWords: ["zebra"],
    category: "animals",
  });

  await expect
    .poll(async () => (await shop.page.request.get("/asl/dictionary")).text())
    .toContain("/asl/dictionary/zebra");
  await shop.open("/asl/dictionary/zebra");

  await expect(shop.title).toHaveText("ZEBRA");
  await lake.delete("test-new-sign");
});

test("a sign's page has DefinedTerm markup and a generated share image", async ({ request }) => {
  const head = await readHead(request, "/asl/dictionary/thank-you");
  const picture = await request.get(String(head.shareImage));

  expect(head).toMatchObject({
    title: "How to sign “thank you” in ASL: THANK-YOU · Handshape",
    canonical: expect.stringMatching(/\/asl\/dictionary\/thank-you$/),
    shareImage: expect.stringMatching(/\/asl\/dictionary\/thank-you\/share\.png$/),
    things: ["DefinedTerm", "BreadcrumbList"],
  });
  expect(picture.headers()["content-type"]).toBe("image/png");
});

for (const path of [
  "/asl/dictionary/no-such-sign",
  "/asl/dictionary/letters/x",
  "/asl/dictionary/categories/none",
]) {
  test(`${path} returns 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}
