import { createKlaviyo } from "@shop/emulators/klaviyo/klaviyo.ts";
import { serve } from "@shop/emulators/http/serve.ts";
import { createKlaviyoNewsletter } from "@shop/web/providers/newsletter/klaviyo-newsletter.ts";
import { expect, test } from "vitest";
import { defineNewsletterTests } from "../../support/define-newsletter-tests.ts";

const account = { apiKey: "pk_test", listId: "Y6nRLr" };

async function open({ apiKey = account.apiKey } = {}) {
  const klaviyo = createKlaviyo(account);
  const served = await serve({ port: 0, fetch: klaviyo.fetch });
  return {
    url: served.url,
    newsletter: createKlaviyoNewsletter({ ...account, apiKey, url: served.url }),
    confirm: async (email: string) => klaviyo.confirm(email),
    fail: klaviyo.fail,
    [Symbol.asyncDispose]: served.close,
  };
}

defineNewsletterTests(open);

const ana = {
  email: "ana@example.test",
  firstName: "Ana",
  country: null,
  timezone: null,
  consentVersion: "1",
};

test.each([[500], [401], [429]])("the error for an answer of %d names nobody", async (status) => {
  await using fixture = await open();
  fixture.fail(status);

  const error = await fixture.newsletter.subscribe(ana).catch((thrown: unknown) => thrown);

  expect(error).toMatchObject({ name: "NewsletterError", message: `Klaviyo: find a profile: ${status}` });
  expect(error).not.toHaveProperty("cause");
});

test("the error names nobody when Klaviyo can't be reached", async () => {
  const newsletter = createKlaviyoNewsletter({ ...account, url: "http://127.0.0.1:9" });

  await expect(newsletter.subscribe(ana)).rejects.toThrow("Klaviyo: find a profile: ECONNREFUSED");
});

test("a wrong key is rejected", async () => {
  await using fixture = await open({ apiKey: "pk_wrong" });

  await expect(fixture.newsletter.subscribe(ana)).rejects.toThrow("Klaviyo: find a profile: 401");
});

test("the emulator rejects what it doesn't know, and names it", async () => {
  await using fixture = await open();

  const response = await fetch(`${fixture.url}/api/campaigns`, {
    headers: { authorization: `Klaviyo-API-Key ${account.apiKey}`, revision: "2026-07-15" },
  });

  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    errors: [{ code: "not_emulated", detail: "GET /api/campaigns isn't emulated." }],
  });
});
