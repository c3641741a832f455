import { readHead } from "../support/read-head.ts";
import { expect, test } from "../support/shop-test.ts";

test("the blog links to a feed that holds whole posts", async ({ shop }) => {
  await shop.open("/blog");
  const alternate = shop.page.locator('link[rel="alternate"][type="application/atom+xml"]');
  const address = (await alternate.getAttribute("href")) ?? "";

  const response = await shop.page.request.get(address);
  const feed = await response.text();
  const entries = await shop.page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, "application/xml");
    return [...parsed.querySelectorAll("entry")].map((entry) => ({
      link: entry.querySelector("link")?.getAttribute("href"),
      text: entry.querySelector("content")?.textContent,
    }));
  }, feed);

  expect(response.headers()["content-type"]).toBe("application/atom+xml; charset=utf-8");
  expect(entries).toHaveLength(10);
  expect(entries[0]?.link).toMatch(/^http:\/\/[^/]+\/blog\/deaf-with-a-capital-d$/);
  expect(entries[0]?.text).toContain("<h2>Words that fit</h2>");
});

test("questions are searched by keyboard, and a search without matches offers help from a person", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.open("/frequently-asked-questions");
  const search = page.getByRole("searchbox", { name: "Search the questions" });
  const count = page.getByRole("main").getByRole("status");

  await search.focus();
  await page.keyboard.type("unsubscribe newsletter");

  await expect(count).toHaveText("1 question");
  await expect(page.getByText("How do I stop the newsletter?")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Courses" })).toBeHidden();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Every newsletter has an unsubscribe link")).toBeVisible();

  await search.fill("submarine");

  await expect(count).toHaveText("0 questions");
  await expect(page.getByText("No questions match.")).toBeVisible();
  await expect(page.getByRole("link", { name: "ask a person" })).toHaveAttribute("href", "/contact-us");

  await search.fill("");

  await expect(page.getByRole("heading", { name: "Courses" })).toBeVisible();
  await expect(count).toBeEmpty();
});

test("a legal page shows its version, and its table of contents links to its parts", async ({ shop }) => {
  const { page } = shop;
  await shop.open("/legal/privacy-policy");
  await expect(page.getByText("Version of November 27, 2024")).toBeVisible();
  const first = page.getByRole("navigation", { name: "On this page" }).getByRole("link").first();
  const name = await first.innerText();

  await first.click();

  await expect(page.getByRole("heading", { level: 2, name })).toBeInViewport();
});

test("the free lessons address leads to the first level", async ({ request }) => {
  expect((await request.get("/free-lessons")).url()).toMatch(/\/free-lessons\/asl-level-1$/);
});

for (const [path, words] of [
  ["/courses/level-1a-online-asl-course", "- Price: $79.00 or $109.00 CAD"],
  ["/books/getting-started-with-asl", "- Price: $22.99 or $31.99 CAD"],
  ["/books/building-on-the-basics-of-asl", "- Price: from $22.99 or from $31.99 CAD"],
  ["/blog/five-parts-of-a-sign", "## One: the handshape"],
] as const) {
  test(`${path} has a Markdown version, linked in its head`, async ({ request }) => {
    const { markdown } = await readHead(request, path);

    const twin = await request.get(markdown ?? "");

    expect(new URL(markdown ?? "").pathname).toBe(`${path}.md`);
    expect(twin.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(await twin.text()).toContain(words);
  });
}

test("llms.txt lists only pages that exist, and a missing page has no Markdown version", async ({
  request,
}) => {
  const text = await (await request.get("/llms.txt")).text();
  const twins = [...text.matchAll(/\((\S+\.md)\)/g)].map(([, address]) => address ?? "");

  const answers = await Promise.all(twins.map(async (address) => (await request.get(address)).status()));

  expect(text).toMatch(/^# Handshape\n\n> /);
  expect(twins.length).toBeGreaterThan(30);
  expect(new Set(answers)).toEqual(new Set([200]));
  expect((await request.get("/blog/nothing.md")).status()).toBe(404);
});
