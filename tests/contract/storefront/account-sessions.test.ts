import { afterEach, beforeEach, expect, test } from "vitest";
import {
  askAccount,
  comeBack,
  discover,
  postToken,
  readAccountEmail,
  refreshTokens,
  signInToAccount,
} from "../../support/customer-account.ts";
import { ana, readCustomer, repeat } from "../../support/customers.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

const hour = 60 * 60_000;

let passed: number;
let storefront: TestStorefront;
beforeEach(async () => {
  passed = 0;
  storefront = await startTestStorefront({ now: () => new Date(Date.now() + passed) });
});
afterEach(() => storefront.stop());

async function logOut(parameters: Record<string, string>) {
  const { end_session_endpoint: address = "" } = await discover(storefront);
  const answer = await fetch(`${address}?${new URLSearchParams(parameters)}`, { redirect: "manual" });
  return { status: answer.status, location: answer.headers.get("location") };
}

test("a session ends after an hour, unless it's refreshed", async () => {
  const { accessToken, refreshToken } = await signInToAccount(storefront, ana.email);
  passed = hour;

  const expired = await readAccountEmail(storefront, accessToken);
  const { body } = await refreshTokens(storefront, refreshToken);

  expect(expired).toBe(401);
  expect(await readAccountEmail(storefront, body.access_token)).toBe(ana.email);
});

test("a refresh token works once, for thirty days", async () => {
  const { accessToken, refreshToken } = await signInToAccount(storefront, ana.email);

  const { body } = await refreshTokens(storefront, refreshToken);
  const again = await refreshTokens(storefront, refreshToken);
  passed = 30 * 24 * hour;
  const late = await refreshTokens(storefront, body.refresh_token);

  const used = { error: "invalid_grant", error_description: expect.any(String) };
  expect([again, late]).toEqual([
    { status: 400, body: used },
    { status: 400, body: used },
  ]);
  expect(await readAccountEmail(storefront, accessToken)).toBe(401);
});

test("sessions survive a restart, and the key that signs ID tokens stays the same", async () => {
  const { accessToken, idToken } = await signInToAccount(storefront, ana.email);

  await storefront.restart();

  expect(await readAccountEmail(storefront, accessToken)).toBe(ana.email);
  expect(await logOut({ id_token_hint: idToken })).toMatchObject({ status: 303 });
});

test("signing out ends that session only, and leads back to the site", async () => {
  const phone = await signInToAccount(storefront, ana.email);
  const laptop = await signInToAccount(storefront, ana.email);

  const answer = await logOut({
    id_token_hint: phone.idToken,
    post_logout_redirect_uri: "http://localhost:3000/?from=account",
    state: "bye",
  });

  expect(answer).toEqual({ status: 303, location: "http://localhost:3000/?from=account&state=bye" });
  expect(await readAccountEmail(storefront, phone.accessToken)).toBe(401);
  expect(await readAccountEmail(storefront, laptop.accessToken)).toBe(ana.email);
});

test.each([
  ["a forged ID token", { id_token_hint: "e30.eyJzaWQiOiJhIn0.AAAA" }],
  ["no ID token", {}],
])("signing out with %s is refused", async (_what, parameters) => {
  expect(await logOut(parameters)).toEqual({ status: 400, location: null });
});

test("signing out leads to no other machine", async () => {
  const { idToken } = await signInToAccount(storefront, ana.email);

  const answer = await logOut({
    id_token_hint: idToken,
    post_logout_redirect_uri: "https://elsewhere.example/",
  });

  expect(answer).toEqual({ status: 400, location: null });
});

test.each([
  ["another verifier", { code_verifier: "a".repeat(43) }, "invalid_grant"],
  ["another address", { redirect_uri: "http://localhost:3000/elsewhere" }, "invalid_grant"],
  ["an unknown client", { client_id: "shp_unknown" }, "invalid_client"],
  ["another kind of grant", { grant_type: "password" }, "unsupported_grant_type"],
])("a code isn't exchanged with %s", async (_what, others, error) => {
  const fields = await comeBack(storefront, ana.email);

  const { body } = await postToken(storefront, { ...fields, ...others });

  expect(body.error).toBe(error);
});

test("a code is exchanged once", async () => {
  const fields = await comeBack(storefront, ana.email);

  const first = await postToken(storefront, fields);
  const second = await postToken(storefront, fields);

  expect([first.status, second.status]).toEqual([200, 400]);
});

test("a customer has at most fifty sessions, and the oldest ends", async () => {
  const oldest = await signInToAccount(storefront, ana.email);
  const second = await signInToAccount(storefront, ana.email);

  await repeat(49, () => signInToAccount(storefront, ana.email));

  expect(await readAccountEmail(storefront, oldest.accessToken)).toBe(401);
  expect(await readAccountEmail(storefront, second.accessToken)).toBe(ana.email);
});

test("a cart and the Storefront API take the access token, too", async () => {
  const { accessToken: customerAccessToken } = await signInToAccount(storefront, ana.email);

  const cart = await storefront.ask(
    "mutation ($input: CartInput) { cartCreate(input: $input) { cart { buyerIdentity { email } } } }",
    { input: { buyerIdentity: { customerAccessToken } } },
  );

  expect(cart.body.data.cartCreate.cart).toEqual({ buyerIdentity: { email: ana.email } });
  expect(await readCustomer(storefront, customerAccessToken)).toMatchObject({ email: ana.email });
});

test("a token for the Storefront API can be made from one for this API", async () => {
  const { accessToken } = await signInToAccount(storefront, ana.email);

  const { body } = await askAccount(
    storefront,
    accessToken,
    "mutation { storefrontCustomerAccessTokenCreate { customerAccessToken userErrors { message } } }",
  );

  const { customerAccessToken } = body.data.storefrontCustomerAccessTokenCreate;
  expect(await readCustomer(storefront, customerAccessToken)).toMatchObject({ email: ana.email });
});

test("a token works as a bearer token, too, and a page on any origin may read the answer", async () => {
  const { accessToken } = await signInToAccount(storefront, ana.email);

  const answer = await fetch(`${storefront.url}/61850001/account/customer/api/2025-01/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${accessToken}`,
      origin: "https://pine.example",
    },
    body: JSON.stringify({ query: "{ shop { name } }" }),
  });

  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("x-shopify-api-version")).toBe("2026-04");
  expect(await answer.json()).toEqual({ data: { shop: { name: "Test shop" } } });
});
