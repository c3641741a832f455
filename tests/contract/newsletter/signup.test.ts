import { handlePreferences, handleSubscription } from "@shop/web/features/newsletter/handle-signup.ts";
import { type Newsletter, NewsletterError } from "@shop/web/providers/newsletter/newsletter.ts";
import type { Geolocation } from "@shop/web/providers/geolocation/geolocation.ts";
import { expect, test } from "vitest";
import { openEmbeddedNewsletter } from "../../support/embedded-newsletter.ts";

const email = "ana@example.test";
const ana = { first_name: "Ana", email };
const json = { "content-type": "application/json", accept: "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };

function openSite({ newsletter, locate }: { newsletter?: Newsletter; locate?: Geolocation } = {}) {
  const fixture = openEmbeddedNewsletter();
  const lines: string[] = [];
  const services = {
    newsletter: newsletter ?? fixture.newsletter,
    locate: locate ?? (async () => ({ country: "Canada", timezone: "America/Toronto" })),
    supportEmail: "hello@shop.example",
    log: (message: string, error: unknown) => lines.push(`${message} ${String(error)}`),
  };
  const toRequest = (body: string, headers: Record<string, string>) =>
    new Request("https://shop.example/", {
      method: "POST",
      body,
      headers: { host: "shop.example", ...headers },
    });
  const answers = async (response: Response) => ({ status: response.status, body: await response.text() });
  return {
    ...fixture,
    lines,
    /** As the script sends it. */
    subscribe: async (body: unknown, headers: Record<string, string> = {}) => {
      const request = toRequest(JSON.stringify(body), { ...json, ...headers });
      const { status, body: text } = await answers(await handleSubscription(request, services));
      return { status, body: JSON.parse(text) };
    },
    prefer: async (body: unknown) => {
      const request = toRequest(JSON.stringify(body), json);
      const { status, body: text } = await answers(await handlePreferences(request, services));
      return { status, body: JSON.parse(text) };
    },
    /** As a plain form. */
    submit: async (fields: Record<string, string>) =>
      answers(await handleSubscription(toRequest(new URLSearchParams(fields).toString(), form), services)),
    submitPreferences: async (fields: Record<string, string>) =>
      answers(await handlePreferences(toRequest(new URLSearchParams(fields).toString(), form), services)),
  };
}

test("a signup returns the subscriber's id, and stores the visitor's country and time zone", async () => {
  await using site = openSite();

  const answer = await site.subscribe(ana);

  expect(answer).toEqual({ status: 200, body: { id: expect.stringMatching(/^[\w-]{22}$/) } });
  expect(await site.newsletter.readPerson(email)).toMatchObject({
    firstName: "Ana",
    country: "Canada",
    timezone: "America/Toronto",
    consentVersion: "2026-11-25",
  });
});

test("a caller can send the country and the time zone itself (requirements §3.62)", async () => {
  await using site = openSite({ locate: () => Promise.reject(new Error("not expected")) });

  await site.subscribe({ ...ana, country: "New Zealand", timezone: "Pacific/Auckland" });

  expect(await site.newsletter.readPerson(email)).toMatchObject({ country: "New Zealand" });
  expect(site.lines).toEqual([]);
});

test("when the geolocation fails, the signup goes on without it, and the failure is logged (requirements §8.2)", async () => {
  await using site = openSite({ locate: () => Promise.reject(new Error("429")) });

  const { status } = await site.subscribe(ana);

  expect(status).toBe(200);
  expect(site.lines).toEqual(["Error fetching geolocation Error: 429"]);
  expect(await site.newsletter.readPerson(email)).toMatchObject({ country: null, timezone: null });
});

test.each([
  [{ ...ana, first_name: "" }, "first_name", "Please enter your first name"],
  [{ email }, "first_name", "Please enter your first name"],
  [{ ...ana, first_name: "   " }, "first_name", "Please enter your first name"],
  [{ ...ana, first_name: "-'" }, "first_name", "Please enter your first name"],
  [{ ...ana, first_name: "1" }, "first_name", "Please use only letters, spaces, hyphens or commas"],
  [{ ...ana, first_name: "Ana1" }, "first_name", "Please use only letters, spaces, hyphens or commas"],
  [{ ...ana, first_name: "<b>Ana</b>" }, "first_name", "Please use only letters, spaces, hyphens or commas"],
  [
    { ...ana, first_name: "Ana\r\nBcc: eve@example.test" },
    "first_name",
    "Please use only letters, spaces, hyphens or commas",
  ],
  [{ ...ana, first_name: "A".repeat(101) }, "first_name", "Please use at most 100 letters"],
  [{ ...ana, first_name: ["Ana"] }, "first_name", "Please enter your first name"],
  [{ first_name: "Ana" }, "email", "Please enter a valid email address"],
  [{ ...ana, email: "ana" }, "email", "Please enter a valid email address"],
  [
    { ...ana, email: "ana@example.test\r\nBcc: eve@example.test" },
    "email",
    "Please enter a valid email address",
  ],
  [{ ...ana, email: "ana@example.test,eve@example.test" }, "email", "Please enter a valid email address"],
  [{ ...ana, email: "ana\u202E@example.test" }, "email", "Please enter a valid email address"],
  [
    { ...ana, website: "https://spam.example" },
    "website",
    "A hidden field was filled in. Please send the form again.",
  ],
  [{ ...ana, open_ms: 120 }, "open_ms", "That was fast. Please wait a second and try again."],
  [{ ...ana, country: "<script>" }, "country", "Please send a country’s name, such as Canada"],
  [{ ...ana, timezone: "<script>" }, "timezone", "Please send a time zone such as America/Toronto"],
])("%j is rejected at %s, and no mail is sent", async (body, field, message) => {
  await using site = openSite();

  const answer = await site.subscribe(body);

  expect(answer).toEqual({ status: 422, body: { errors: [{ field, message }] } });
  expect(site.outbox.claim()).toBeNull();
});

test("all errors are listed at once", async () => {
  await using site = openSite();

  const { body } = await site.subscribe({ first_name: "1", email: "2" });

  expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(["first_name", "email"]);
});

test("a form on another site is rejected", async () => {
  await using site = openSite();

  const { status } = await site.subscribe(ana, { "sec-fetch-site": "cross-site" });

  expect(status).toBe(403);
  expect(site.outbox.claim()).toBeNull();
});

test("the answer doesn't tell whether an address is on the list", async () => {
  await using site = openSite();
  const first = await site.subscribe(ana);
  await site.confirm(email);

  const again = await site.subscribe(ana);

  expect(again.status).toBe(first.status);
  expect(Object.keys(again.body)).toEqual(Object.keys(first.body));
});

test("when the list is down, the answer says whom to email, and the log names nobody", async () => {
  const down = () => Promise.reject(new NewsletterError("Klaviyo: subscribe: 503"));
  const newsletter = {
    subscribe: down,
    savePreferences: down,
    readPerson: down,
    unsubscribe: down,
    erase: down,
  };
  await using site = openSite({ newsletter });
  const sentence =
    "Sorry, we're having trouble with our form. Please email us at hello@shop.example for help.";

  const subscribed = await site.subscribe(ana);
  const preferred = await site.prefer({ id: "some-id", interests: "kids" });

  expect([subscribed, preferred]).toEqual([
    { status: 503, body: { errors: [{ message: sentence }] } },
    { status: 503, body: { errors: [{ message: sentence }] } },
  ]);
  expect(site.lines).toEqual([
    "Error subscribing NewsletterError: Klaviyo: subscribe: 503",
    "Error saving preferences NewsletterError: Klaviyo: subscribe: 503",
  ]);
});

test("interests are saved by the signup's id", async () => {
  await using site = openSite();
  const { body } = await site.subscribe(ana);

  const answer = await site.prefer({ id: body.id, interests: "both" });

  expect(answer).toEqual({ status: 200, body: { ok: true } });
  expect(await site.newsletter.readPerson(email)).toMatchObject({ interests: "both" });
});

test.each([
  [{ id: "nobody", interests: "kids" }, 404, "id", "This signup has expired. Please sign up again."],
  [{ id: "nobody", interests: "cats" }, 422, "interests", "Please choose what you’re interested in"],
  [{ interests: "kids" }, 422, "id", "Please sign up first"],
])("preferences of %j are answered with %d", async (body, status, field, message) => {
  await using site = openSite();

  expect(await site.prefer(body)).toEqual({ status, body: { errors: [{ field, message }] } });
});

test("without a script, each step is a page with the next step's form", async () => {
  await using site = openSite();

  const second = await site.submit(ana);
  const id = readId(second.body);
  const last = await site.submitPreferences({ id, interests: "kids" });

  expect(second.status).toBe(200);
  expect(second.body).toContain("What content are you interested in?");
  expect(last.body).toContain("Click the link in it to complete your subscription.");
  expect(await site.newsletter.readPerson(email)).toMatchObject({ interests: "kids" });
});

test("without a script, a form with an error comes back with what was typed, and the error at its field", async () => {
  await using site = openSite();

  const { status, body } = await site.submit({ first_name: "Ana", email: 'ana"' });

  expect(status).toBe(422);
  expect(body).toContain('value="Ana"');
  expect(body).toMatch(
    /<input id="email"[^>]*value="ana&quot;"[^>]*aria-invalid="true" aria-describedby="email-error"/,
  );
  expect(body).toContain('<p role="alert" id="email-error">Please enter a valid email address</p>');
});

test("without a script, the form comes back without what a bot, or a browser, put into the honeypot", async () => {
  await using site = openSite();

  const { status, body } = await site.submit({ ...ana, website: "https://spam.example" });

  expect(status).toBe(422);
  expect(body).toContain('value="ana@example.test"');
  expect(body).not.toContain("spam.example");
});

const readId = (page: string) => /name="id" value="([^"]+)"/.exec(page)?.[1] ?? "";
