import { readCredentials } from "@shop/emulators/seed/credentials.ts";
import { definePageHistoryTests } from "../support/define-page-history-tests.ts";
import { expireContent } from "../support/expire-content.ts";
import { expect, test } from "../support/shop-test.ts";
import { testStack } from "../support/test-stack.ts";

definePageHistoryTests({ seeds: Array.from({ length: 40 }, (_, index) => index + 1), steps: 3 });

test("what everybody gets has nothing of the address with which somebody asked for it first", async ({
  request,
}) => {
  const path = "/nobody-has-asked-for-this";
  await request.get(`${path}?email=ana@example.test`);

  const page = await (await request.get(path)).text();

  expect(page).toContain("nobody-has-asked-for-this");
  expect(page).not.toContain("ana@example.test");
});

for (const header of ["content-security-policy", "content-security-policy-report-only"]) {
  test(`a visitor's ${header} doesn't change the page that everybody gets`, async ({ request }) => {
    const path = `/nobody-has-sent-a-${header}`;
    await request.get(path, { headers: { [header]: "script-src 'nonce-0123456789abcdef'" } });

    const page = await (await request.get(path)).text();

    expect(page).toContain(path.slice(1));
    expect(page.match(/nonce="[^"]*"/)).toBeNull();
  });
}

for (const path of ["/api/features", "/api/search-index", "/blog/feed.xml", "/llms.txt", "/sitemap.xml"]) {
  test(`a form that's sent to ${path} doesn't change what everybody gets`, async ({ request }) => {
    const { contentWebhookSecret: webhookSecret } = readCredentials(testStack.dataDir);
    // So that nothing is kept from before.
    await expireContent({ siteUrl: testStack.siteUrl, webhookSecret });

    const answer = await request.post(path, { form: { name: "Ana" } });
    const visit = await request.get(path);

    expect([answer.status(), visit.status()]).toEqual([405, 200]);
  });
}
