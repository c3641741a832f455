import type { Page } from "@playwright/test";
import { givePreviewLink } from "../support/preview-link.ts";
import { expect, test } from "../support/shop-test.ts";

/** What a hole in the site would let somebody else's words do. Answers which directives stopped it. */
function slipScriptsIn(): Promise<string[]> {
  const directives: string[] = [];
  const stopped = new Promise<string[]>((resolve) => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      directives.push(effectiveDirective);
      if (directives.length === 2) resolve(directives.toSorted());
    });
  });
  const script = document.createElement("script");
  script.textContent = "document.title = 'slipped in'";
  document.body.append(script);
  document.body.insertAdjacentHTML("beforeend", `<i onclick="document.title = 'slipped in'"></i>`);
  (document.body.lastElementChild as HTMLElement).click();
  return stopped;
}

async function expectNoScriptRuns(page: Page) {
  expect(await page.evaluate(slipScriptsIn)).toEqual(["script-src-attr", "script-src-elem"]);
  await expect(page).not.toHaveTitle("slipped in");
}

const paths = ["/", "/courses/level-1a-online-asl-course", "/cart", "/search?q=family", "/no-such-page"];

test("a script injected into any kind of page doesn't run", async ({ shop, watch }) => {
  watch.allow(/status of 404|Content Security Policy/);

  for (const path of paths) {
    await shop.open(path);
    await expectNoScriptRuns(shop.page);
  }
});

test("a script injected into a draft doesn't run", async ({ shop, lake, watch }) => {
  watch.allow(/Content Security Policy/);
  const link = await givePreviewLink(lake, { path: "/courses" });
  await shop.page.goto(link.path);
  await expect(shop.previewToolbar).toContainText("You’re viewing drafts");

  await expectNoScriptRuns(shop.page);
  await lake.delete(link.id);
});

test("a script injected into the Studio's sign-in page doesn't run", async ({ page, watch }) => {
  watch.allow(/status of 401|Content Security Policy/);
  await page.goto("/studio");
  await expect(page.getByLabel("Email")).toBeVisible();

  await expectNoScriptRuns(page);
});

test("scripts still run for a visitor whose preview cookie is from an older build", async ({
  shop,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "__prerender_bypass", value: "0".repeat(32), url: baseURL ?? "" }]);

  const response = await shop.open("/courses");

  const policies = (await response?.headersArray())?.filter(({ name }) => name === "content-security-policy");
  expect(policies?.filter(({ value }) => value.includes("script-src"))).toHaveLength(1);
});
