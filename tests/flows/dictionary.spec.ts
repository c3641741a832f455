import { readHead } from "../support/read-head.ts";
import { expect, test } from "../support/shop-test.ts";

test.describe("before any script runs", () => {
  test.use({ javaScriptEnabled: false });

  test("a sign is found by its letter, and its page says how it's made, used and learned", async ({
    shop,
    page,
  }) => {
    await page.goto("/asl/dictionary");
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
    page,
  }) => {
    await page.goto("/asl/dictionary");
    await expect(page.getByText("120 signs")).toBeVisible();
    await expect(
      page
        .getByRole("region")
        .getByRole("listitem")
        .getByRole("link", { name: /^[A-Z-]+$/ }),
    ).toHaveCount(120);

    await page
      .getByRole("navigation", { name: "Category" })
      .getByRole("link", { name: /^Family/ })
      .click();

    await expect(shop.title).toHaveText("Family");
    await expect(page.getByRole("main").getByRole("link", { name: "MOTHER", exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "THANK-YOU" })).toHaveCount(0);
  });

  test("a letter has a page with all of its signs and links to the other letters", async ({ shop, page }) => {
    await page.goto("/asl/dictionary/letters/t");
    await expect(page.getByRole("link", { name: "THANK-YOU" })).toBeVisible();

    await page.getByRole("navigation", { name: "Letters" }).getByRole("link", { name: "M" }).click();

    await expect(shop.title).toHaveText("M");
    await expect(page.getByRole("link", { name: "MOTHER" })).toBeVisible();
  });

  test("signs are found by handshape, location, movement, and part of speech", async ({ shop, page }) => {
    const sign = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
    const facets = [
      { facet: "Handshape", term: /^Fist/, has: "SORRY", hasNot: "PLEASE" },
      { facet: "Location", term: /^Chin/, has: "MOTHER", hasNot: "FATHER" },
      { facet: "Movement", term: /^In a circle/, has: "PLEASE", hasNot: "MOTHER" },
      { facet: "Part of speech", term: /^Question word/, has: "WHO", hasNot: "MOTHER" },
    ];
    await page.goto("/asl/dictionary");
    const links = facets.map(({ facet, term }) =>
      page.getByRole("navigation", { name: facet }).getByRole("link", { name: term }),
    );
    const paths = await Promise.all(links.map((link) => link.getAttribute("href")));

    for (const [index, { term, has, hasNot }] of facets.entries()) {
      await page.goto(String(paths[index]));

      await expect(shop.title).toHaveText(term);
      await expect(sign(has)).toBeVisible();
      await expect(sign(hasNot)).toHaveCount(0);
    }
  });

  test("a sign leads to others that differ in one thing, and to those made with the same hand", async ({
    shop,
    page,
  }) => {
    await page.goto("/asl/dictionary/please");
    await expect(page.getByText("PLEASE rubs with a flat hand, SORRY with a fist.")).toBeVisible();

    await page
      .getByRole("listitem")
      .filter({ hasText: /Fist$/ })
      .getByRole("link", { name: "SORRY" })
      .click();
    await expect(shop.title).toHaveText("SORRY");
    await page.getByRole("definition").getByRole("link", { name: "Fist" }).click();

    await expect(shop.title).toHaveText("Fist");
  });
});

test("a sign's film plays at three speeds and from two sides, and its variants' films play below it", async ({
  shop,
  lake,
}) => {
  const film = await lake.fetch('*[_type == "course" && defined(previewVideo.file)][0].previewVideo');
  await lake.createOrReplace({
    _id: "test-filmed-sign",
    _type: "sign",
    gloss: "QUOKKA",
    slug: { _type: "slug", current: "quokka" },
    englishWords: ["quokka"],
    videos: [
      { ...film, _key: "clear", title: "QUOKKA", view: "front" },
      { ...film, _key: "side", title: "QUOKKA from the side", view: "side" },
      { ...film, _key: "other", title: "QUOKKA in the west" },
    ],
  });

  await shop.open("/asl/dictionary/quokka");
  await shop.page.getByRole("button", { name: "Play QUOKKA", exact: true }).click();

  await expect(shop.page.getByRole("button", { name: "Pause QUOKKA", exact: true })).toBeVisible();
  await shop.page.getByRole("button", { name: "0.25×" }).click();
  await expect(shop.page.getByRole("button", { name: "0.25×" })).toHaveAttribute("aria-pressed", "true");
  await shop.page.getByRole("radio", { name: "From the side" }).press("Space");
  await expect(shop.page.getByRole("button", { name: /^(Play|Pause) QUOKKA from the side$/ })).toBeVisible();
  await expect(shop.page.getByRole("button", { name: /QUOKKA$/ })).toBeHidden();
  const side = shop.page.locator("video").filter({ visible: true }).first();
  expect(await side.evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(0.25);
  await expect(shop.page.getByRole("heading", { name: "Other ways to sign it" })).toBeVisible();
  await expect(shop.page.getByRole("button", { name: "Play QUOKKA in the west" })).toBeVisible();
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
});

test("a sign's page has DefinedTerm markup and a generated share image", async ({ request }) => {
  const head = await readHead(request, "/asl/dictionary/thank-you");
  const picture = await request.get(String(head.shareImage));

  expect(head).toMatchObject({
    title: "How to sign “thank you” in ASL: THANK-YOU · Handshape",
    canonical: expect.stringMatching(/\/asl\/dictionary\/thank-you$/),
    shareImage: expect.stringMatching(/\/asl\/dictionary\/thank-you\/share\.png$/),
    things: ["DefinedTerm", "VideoObject", "VideoObject", "BreadcrumbList"],
  });
  expect(picture.headers()["content-type"]).toBe("image/png");
});

for (const path of [
  "/asl/dictionary/no-such-sign",
  "/asl/dictionary/letters/x",
  "/asl/dictionary/letters/t/1",
  "/asl/dictionary/letters/t/2",
  "/asl/dictionary/categories/none",
  "/asl/dictionary/handshapes/paw",
  "/asl/dictionary/locations/chin/forehead",
  "/asl/dictionary/hello/card.jsonp",
]) {
  test(`${path} returns 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}
