import { afterEach, beforeEach, expect, test } from "vitest";
import { inOregon, openCheckout } from "../../support/checkout.ts";
import {
  ana,
  callMutation,
  mutate,
  readCustomer,
  readLink,
  signIn,
  signUp,
} from "../../support/customers.ts";
import { variants } from "../../support/stocked-seed.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

const start = new Date("2026-11-21T12:00:00Z");
const day = 24 * 60 * 60 * 1000;
const password = "open barley";

let now: Date;
let storefront: TestStorefront;
beforeEach(async () => {
  now = start;
  storefront = await startTestStorefront({ now: () => now });
});
afterEach(() => storefront.stop());

async function recover() {
  await mutate(storefront, "customerRecover", { email: ana.email });
  return readLink(storefront, "reset");
}

/** Orders a course without an account. */
async function order() {
  const { checkout } = await openCheckout(storefront, { lines: [{ merchandiseId: variants.course }] });
  await checkout.press("place", inOregon);
}

test("a forgotten password is reset with the URL from the email, which ends all sessions", async () => {
  const before = await signUp(storefront);
  const { url } = await recover();

  const reset = await mutate(storefront, "customerResetByUrl", { resetUrl: url, password });

  expect(reset).toMatchObject({ customer: { email: ana.email }, customerUserErrors: [], userErrors: [] });
  expect(url).toMatch(/^http:\/\/[^/]+\/account\/reset\/\d+\/\w+$/);
  expect(await readCustomer(storefront, before)).toBeNull();
  expect(await readCustomer(storefront, reset.customerAccessToken.accessToken)).not.toBeNull();
  expect(await signIn(storefront, { ...ana, password })).toEqual(expect.any(String));
});

test("the site can have the page that the URL leads to", async () => {
  await signUp(storefront);
  const { url } = await recover();

  const resetUrl = `https://shop.example${new URL(url).pathname}?from=mail`;
  const reset = await mutate(storefront, "customerResetByUrl", { resetUrl, password });

  expect(reset.customerUserErrors).toEqual([]);
});

test("a reset link works once, with an acceptable password", async () => {
  await signUp(storefront);
  const { id, token: resetToken } = await recover();
  const reset = (chosen: string) =>
    mutate(storefront, "customerReset", { id, input: { resetToken, password: chosen } });

  const short = await reset("abcd");
  const first = await reset(password);
  const second = await reset("open rye");

  expect(short.customerUserErrors).toMatchObject([{ code: "TOO_SHORT", field: ["input", "password"] }]);
  expect(first.customer).toEqual({ email: ana.email });
  expect(second).toEqual({
    customer: null,
    customerAccessToken: null,
    customerUserErrors: [{ code: "TOKEN_INVALID", field: ["input"], message: "Invalid reset token" }],
    userErrors: [{ field: null, message: "Invalid reset token" }],
  });
});

test("a reset link works for a day, and until the next one is sent", async () => {
  await signUp(storefront);
  const first = await recover();
  const second = await recover();
  const tooOld = await mutate(storefront, "customerResetByUrl", { resetUrl: first.url, password });
  now = new Date(start.getTime() + day);
  const expired = await mutate(storefront, "customerResetByUrl", { resetUrl: second.url, password });

  expect(tooOld.customerUserErrors).toMatchObject([{ code: "TOKEN_INVALID", field: ["resetUrl"] }]);
  expect(expired.customerUserErrors).toMatchObject([{ code: "TOKEN_INVALID", field: ["resetUrl"] }]);
  expect(await signIn(storefront)).toEqual(expect.any(String));
});

test("a reset link ends when the password is changed in another way", async () => {
  const customerAccessToken = await signUp(storefront);
  const { url } = await recover();
  await mutate(storefront, "customerUpdate", { customerAccessToken, customer: { password } });

  const reset = await mutate(storefront, "customerResetByUrl", { resetUrl: url, password: "open rye" });

  expect(reset.customerUserErrors).toMatchObject([{ code: "TOKEN_INVALID" }]);
});

test("one customer's reset link doesn't work for another", async () => {
  await signUp(storefront);
  await signUp(storefront, { email: "bo@example.org" });
  await mutate(storefront, "customerRecover", { email: "bo@example.org" });
  const { id } = await readLink(storefront, "reset", "bo@example.org");
  const { token: resetToken } = await recover();

  const reset = await mutate(storefront, "customerReset", { id, input: { resetToken, password } });

  expect(reset.customerUserErrors).toMatchObject([{ code: "TOKEN_INVALID" }]);
});

test("a URL that isn't a reset link is refused", async () => {
  const resetUrl = "https://shop.example/account/reset/bad-token";

  const { body } = await callMutation(storefront, "customerResetByUrl", { resetUrl, password });

  expect(body).toMatchObject({
    data: { customerResetByUrl: null },
    errors: [{ message: "Unidentified customer", extensions: { code: "NOT_FOUND" } }],
  });
});

test("an unknown email can't be recovered", async () => {
  expect(await mutate(storefront, "customerRecover", { email: "nobody@example.org" })).toEqual({
    customerUserErrors: [
      { code: "UNIDENTIFIED_CUSTOMER", field: ["email"], message: "Could not find customer" },
    ],
    userErrors: [{ field: ["email"], message: "Could not find customer" }],
  });
});

test("somebody who has ordered proves their email before they get an account with their orders", async () => {
  await order();

  const created = await mutate(storefront, "customerCreate", { input: ana });
  const refused = await mutate(storefront, "customerAccessTokenCreate", { input: ana });
  const { url, id, token: activationToken } = await readLink(storefront, "activate");
  const activated = await mutate(storefront, "customerActivateByUrl", { activationUrl: url, password });
  const again = await mutate(storefront, "customerActivate", { id, input: { activationToken, password } });

  expect(created).toMatchObject({
    customer: null,
    customerUserErrors: [
      {
        code: "CUSTOMER_DISABLED",
        field: null,
        message:
          "We have sent an email to ana@example.org, please click the link included to verify your email address.",
      },
    ],
  });
  expect(refused.customerUserErrors).toMatchObject([{ code: "UNIDENTIFIED_CUSTOMER" }]);
  expect(activated).toMatchObject({ customer: { email: ana.email }, customerUserErrors: [] });
  expect(await readCustomer(storefront, activated.customerAccessToken.accessToken)).toMatchObject({
    numberOfOrders: "1",
  });
  expect(again.customerUserErrors).toEqual([
    { code: "ALREADY_ENABLED", field: null, message: "Customer already enabled" },
  ]);
});

test("an account is activated with the link's parts, and not with a wrong token", async () => {
  await order();
  await mutate(storefront, "customerCreate", { input: ana });
  const { id, token: activationToken } = await readLink(storefront, "activate");
  const activate = (token: string) =>
    mutate(storefront, "customerActivate", { id, input: { activationToken: token, password } });

  const wrong = await activate("wrong");
  const right = await activate(activationToken);

  expect(wrong).toMatchObject({
    customerUserErrors: [{ code: "TOKEN_INVALID", field: ["input"], message: "Invalid activation token" }],
    userErrors: [{ field: null, message: "Invalid activation token" }],
  });
  expect(right).toMatchObject({ customer: { email: ana.email }, customerUserErrors: [] });
});

test("a URL that isn't an activation link is refused", async () => {
  const activationUrl = "https://shop.example/account/reset/1/abc";

  const { customerUserErrors } = await mutate(storefront, "customerActivateByUrl", {
    activationUrl,
    password,
  });

  expect(customerUserErrors).toEqual([
    { code: "INVALID", field: ["activationUrl"], message: "Invalid activation url" },
  ]);
});

test("somebody without an account gets no reset link", async () => {
  await order();

  const { customerUserErrors } = await mutate(storefront, "customerRecover", { email: ana.email });

  expect(customerUserErrors).toEqual([]);
  expect(await readLink(storefront, "reset")).toMatchObject({ url: "" });
});
