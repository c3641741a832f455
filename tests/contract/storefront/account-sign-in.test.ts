import { afterEach, beforeEach, expect, test } from "vitest";
import { visitAdmin } from "../../support/admin-visit.ts";
import {
  askForCode,
  beginSignIn,
  enterCode,
  exchangeCode,
  readAccountEmail,
  readTarget,
  redirectUri,
  submit,
} from "../../support/customer-account.ts";
import { ana, repeat, signUp } from "../../support/customers.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

const minute = 60_000;

let passed: number;
let storefront: TestStorefront;
beforeEach(async () => {
  passed = 0;
  // Clients compare an ID token's times with their own clock.
  storefront = await startTestStorefront({
    now: () => new Date(Date.now() + passed),
    siteUrl: "https://pine.example",
    redirectUris: ["https://tunnel.example/account/authorize"],
  });
});
afterEach(() => storefront.stop());

test("somebody new signs in with a mailed code, and becomes a customer", async () => {
  const begun = await beginSignIn(storefront);

  const tokens = await exchangeCode(begun, await enterCode(storefront, begun, "Bo@Example.org "));

  expect(await readAccountEmail(storefront, tokens.access_token)).toBe("bo@example.org");
  expect(tokens).toMatchObject({ token_type: "bearer", expires_in: 3600 });
});

test("an ID token says who signed in, with the site's nonce", async () => {
  await signUp(storefront);
  const begun = await beginSignIn(storefront);

  const { id_token: idToken = "" } = await exchangeCode(begun, await enterCode(storefront, begun, ana.email));

  const [, claims = ""] = idToken.split(".");
  expect(JSON.parse(atob(claims))).toMatchObject({
    iss: `${storefront.url}/authentication/61850001`,
    sub: expect.stringMatching(/^\d+$/),
    email: ana.email,
    email_verified: true,
    nonce: begun.nonce,
  });
});

test("the admin shows the code that an email would have, until it's used", async () => {
  const begun = await beginSignIn(storefront);
  const asked = await askForCode(storefront, begun, ana.email);
  const admin = await visitAdmin(storefront.url);

  const before = await admin.open("/admin/customers");
  await submit(begun.url, asked);
  const after = await admin.open("/admin/customers");

  expect(before.html).toContain(`<code>${asked.code}</code>`);
  expect(after.html).not.toContain(`<code>${asked.code}</code>`);
});

test("a wrong code can be corrected, and the fifth one ends the attempt", async () => {
  const begun = await beginSignIn(storefront);
  const { attempt, code } = await askForCode(storefront, begun, ana.email);
  const wrong = { attempt, code: code.replace(/^./, (digit) => String((Number(digit) + 1) % 10)) };

  const first = await submit(begun.url, wrong);
  const spaced = { attempt, code: `${code.slice(0, 3)} ${code.slice(3)}` };
  const right = await submit(begun.url, spaced);
  const other = await askForCode(storefront, begun, ana.email);
  await repeat(5, () => submit(begun.url, { attempt: other.attempt, code: "no code" }));
  const tooLate = await submit(begun.url, other);

  expect(first.status).toBe(422);
  expect(await first.text()).toContain("That’s not the code.");
  expect(right.status).toBe(303);
  expect(await tooLate.text()).toContain("That code no longer works.");
});

test("a code works once, and for ten minutes", async () => {
  const begun = await beginSignIn(storefront);
  const used = await askForCode(storefront, begun, ana.email);
  await submit(begun.url, used);
  const late = await askForCode(storefront, begun, ana.email);

  const again = await submit(begun.url, used);
  passed = 10 * minute;
  const afterward = await submit(begun.url, late);

  expect([again.status, afterward.status]).toEqual([422, 422]);
});

test("an email gets five codes in five minutes", async () => {
  const begun = await beginSignIn(storefront);
  await repeat(5, () => submit(begun.url, { email: ana.email }));

  const sixth = await submit(begun.url, { email: ana.email });
  const other = await submit(begun.url, { email: "bo@example.org" });
  passed = 5 * minute;
  const later = await submit(begun.url, { email: ana.email });

  expect([sixth.status, other.status, later.status]).toEqual([429, 200, 200]);
});

test("an email that can't be one stays in the field, with the reason", async () => {
  const { url } = await beginSignIn(storefront);

  const page = await submit(url, { email: "ana at home" });

  const html = await page.text();
  expect(page.status).toBe(422);
  expect(html).toContain("Enter a full email address, like ana@example.org.");
  expect(html).toContain('value="ana at home"');
});

test("the page has the email that the site expects, and leads back to the site only", async () => {
  const { url } = await beginSignIn(storefront, { login_hint: ana.email });

  const page = await fetch(url);

  expect(await page.text()).toContain(`value="${ana.email}"`);
  expect(page.headers.get("content-security-policy")).toContain("form-action 'self' http://localhost:3000;");
  expect(page.headers.get("access-control-allow-origin")).toBeNull();
});

test("a form on another site signs nobody in", async () => {
  const { url } = await beginSignIn(storefront);

  const answer = await fetch(url, {
    method: "POST",
    body: new URLSearchParams({ email: ana.email }),
    headers: { origin: "https://elsewhere.example" },
  });

  expect(answer.status).toBe(403);
});

test.each([
  ["an unknown client", { client_id: "shp_unknown" }],
  ["another machine's address", { redirect_uri: "https://elsewhere.example/account/authorize" }],
  [
    "an address that only begins like the site's",
    { redirect_uri: "https://pine.example.elsewhere.example/" },
  ],
  ["no address", { redirect_uri: undefined }],
])("%s isn't sent anywhere", async (_what, others) => {
  const { url } = await beginSignIn(storefront, others);

  const answer = await fetch(url, { redirect: "manual" });

  expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
});

test.each([
  "https://pine.example/account/authorize",
  "https://tunnel.example/account/authorize",
  "https://localhost:3000/account/authorize",
  "http://127.0.0.1:4000/back",
])("a client may send customers back to %s", async (address) => {
  const { url } = await beginSignIn(storefront, { redirect_uri: address });

  expect((await fetch(url)).status).toBe(200);
});

test.each([
  ["unsupported_response_type", { response_type: "token" }],
  ["invalid_request", { scope: "email" }],
  ["invalid_request", { code_challenge: undefined }],
  ["invalid_request", { code_challenge_method: "plain" }],
  ["login_required", { prompt: "none" }],
])("a site is told %s", async (error, others) => {
  const { url, state } = await beginSignIn(storefront, others);

  const answer = await fetch(url, { redirect: "manual" });

  const back = readTarget(answer);
  expect(back.origin + back.pathname).toBe(redirectUri);
  expect(back.searchParams.get("error")).toBe(error);
  expect(back.searchParams.get("state")).toBe(state);
});
