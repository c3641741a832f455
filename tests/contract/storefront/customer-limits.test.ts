import { afterEach, beforeEach, expect, test } from "vitest";
import { ana, callMutation, mutate, readCustomer, repeat, signIn, signUp } from "../../support/customers.ts";
import { accessToken, type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

const start = new Date("2026-11-21T12:00:00Z");

let now: Date;
let storefront: TestStorefront;
beforeEach(async () => {
  now = start;
  storefront = await startTestStorefront({ now: () => now });
});
afterEach(() => storefront.stop());

test.each([
  ["customerAccessTokenCreate", { input: { ...ana, password: "wrong" } }, "Login attempt limit"],
  ["customerCreate", { input: ana }, "Creating Customer Limit"],
  ["customerRecover", { email: ana.email }, "Resetting password limit"],
] as const)("%s has a limit for each email", async (name, variables, what) => {
  await signUp(storefront, { email: "bo@example.org" });
  await repeat(5, () => mutate(storefront, name, variables));

  const { body } = await callMutation(storefront, name, variables);
  now = new Date(start.getTime() + 6 * 60 * 1000);
  const later = await callMutation(storefront, name, variables);

  expect(body).toMatchObject({
    data: { [name]: null },
    errors: [{ message: `${what} exceeded. Please try again later.`, path: [name] }],
  });
  expect(later.body).not.toHaveProperty("errors");
});

test("somebody who guesses a password can't lock out its owner elsewhere", async () => {
  await signUp(storefront);
  const guess = { input: { ...ana, password: "open barley" } };
  await repeat(5, () => mutate(storefront, "customerAccessTokenCreate", guess));

  const { body } = await storefront.ask(
    `mutation ($input: CustomerAccessTokenCreateInput!) {
      customerAccessTokenCreate(input: $input) { customerUserErrors { code } }
    }`,
    { input: ana },
    {
      headers: {
        "shopify-storefront-private-token": accessToken,
        "shopify-storefront-buyer-ip": "203.0.113.7",
      },
    },
  );

  expect(body.data.customerAccessTokenCreate.customerUserErrors).toEqual([]);
});

test("a customer has at most 50 sessions, of which the newest stay", async () => {
  const oldest = await signUp(storefront);
  const newer = await signIn(storefront);

  await repeat(49, () => signIn(storefront));

  expect(await readCustomer(storefront, oldest)).toBeNull();
  expect(await readCustomer(storefront, newer)).not.toBeNull();
});

test("a customer has at most 100 addresses", async () => {
  const token = await signUp(storefront);
  let number = 0;
  const add = () =>
    mutate(storefront, "customerAddressCreate", {
      customerAccessToken: token,
      address: { address1: `${(number += 1)} Main Street` },
    });
  await repeat(100, add);

  const { customerUserErrors } = await add();

  expect(customerUserErrors).toEqual([
    { code: "INVALID", field: ["address"], message: "A customer can have at most 100 addresses" },
  ]);
});
