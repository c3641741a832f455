import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ana, callMutation, mutate, readCustomer, signIn, signUp } from "../../support/customers.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

const start = new Date("2026-11-21T12:00:00Z");
const day = 24 * 60 * 60 * 1000;

let now: Date;
let storefront: TestStorefront;
beforeEach(async () => {
  now = start;
  storefront = await startTestStorefront({ now: () => now });
});
afterEach(() => storefront.stop());

test("a visitor signs up, signs in, and reads their account", async () => {
  const input = {
    ...ana,
    email: " Ana@Example.org",
    firstName: "Ana",
    lastName: "Silva",
    acceptsMarketing: true,
  };

  const created = await mutate(storefront, "customerCreate", {
    input: { ...input, phone: "+1 (613) 555-0199" },
  });
  const signedIn = await mutate(storefront, "customerAccessTokenCreate", { input: ana });
  const customer = await readCustomer(storefront, signedIn.customerAccessToken.accessToken);

  expect(created).toEqual({ customer, customerUserErrors: [], userErrors: [] });
  expect(signedIn.customerAccessToken.expiresAt).toBe("2027-01-02T12:00:00Z");
  expect(customer).toEqual({
    id: expect.stringMatching(/^gid:\/\/shopify\/Customer\/\d+$/),
    email: "ana@example.org",
    firstName: "Ana",
    lastName: "Silva",
    displayName: "Ana Silva",
    phone: "+16135550199",
    acceptsMarketing: true,
    tags: [],
    createdAt: "2026-11-21T12:00:00Z",
    updatedAt: "2026-11-21T12:00:00Z",
    numberOfOrders: "0",
    addresses: { nodes: [] },
  });
});

test("an email and a phone number belong to one customer", async () => {
  await signUp(storefront, { phone: "+16135550199" });

  const sameEmail = await mutate(storefront, "customerCreate", {
    input: { ...ana, email: "ANA@example.org" },
  });
  const samePhone = await mutate(storefront, "customerCreate", {
    input: { ...ana, email: "bo@example.org", phone: "+16135550199" },
  });

  expect(sameEmail.customerUserErrors).toEqual([
    { code: "TAKEN", field: ["input", "email"], message: "Email has already been taken" },
  ]);
  expect(samePhone.customerUserErrors).toEqual([
    { code: "TAKEN", field: ["input", "phone"], message: "Phone has already been taken" },
  ]);
});

test.each([
  ["a wrong password", { ...ana, password: "open barley" }],
  ["an unknown email", { ...ana, email: "nobody@example.org" }],
])("signing in with %s is refused", async (_what, input) => {
  await signUp(storefront);

  const error = { field: null, message: "Unidentified customer" };
  expect(await mutate(storefront, "customerAccessTokenCreate", { input })).toEqual({
    customerAccessToken: null,
    customerUserErrors: [{ code: "UNIDENTIFIED_CUSTOMER", ...error }],
    userErrors: [error],
  });
});

test("a session ends after 42 days, unless it's renewed", async () => {
  const forgotten = await signUp(storefront);
  const renewed = await signIn(storefront);
  now = new Date(start.getTime() + 41 * day);
  const renewal = await mutate(storefront, "customerAccessTokenRenew", { customerAccessToken: renewed });
  now = new Date(start.getTime() + 42 * day);

  expect(renewal.customerAccessToken).toEqual({ accessToken: renewed, expiresAt: "2027-02-12T12:00:00Z" });
  expect(await readCustomer(storefront, forgotten)).toBeNull();
  expect(await readCustomer(storefront, renewed)).toMatchObject({ email: "ana@example.org" });
  expect(await mutate(storefront, "customerAccessTokenRenew", { customerAccessToken: forgotten })).toEqual({
    customerAccessToken: null,
    userErrors: [{ field: ["customerAccessToken"], message: "access token does not exist" }],
  });
});

test("signing out ends one session", async () => {
  const phone = await signUp(storefront);
  const laptop = await signIn(storefront);

  const deleted = await mutate(storefront, "customerAccessTokenDelete", { customerAccessToken: phone });
  const again = await callMutation(storefront, "customerAccessTokenDelete", { customerAccessToken: phone });

  expect(deleted).toEqual({
    deletedAccessToken: phone,
    deletedCustomerAccessTokenId: expect.stringMatching(/^gid:\/\/shopify\/CustomerAccessToken\/\d+$/),
    userErrors: [],
  });
  expect(await readCustomer(storefront, phone)).toBeNull();
  expect(await readCustomer(storefront, laptop)).toMatchObject({ email: "ana@example.org" });
  expect(again.body).toMatchObject({
    data: { customerAccessTokenDelete: null },
    errors: [
      {
        message:
          "Access denied for customerAccessTokenDelete field. Required access: `unauthenticated_write_customers` access scope. Also: Requires valid customer access token.",
        path: ["customerAccessTokenDelete"],
        extensions: { code: "ACCESS_DENIED" },
      },
    ],
  });
});

test("customers change their names and phone number, but not their email", async () => {
  const token = await signUp(storefront, { firstName: "Ana", lastName: "Silva", phone: "+16135550199" });
  now = new Date(start.getTime() + day);

  const update = (customer: object) =>
    mutate(storefront, "customerUpdate", { customerAccessToken: token, customer });
  const changed = await update({ email: ana.email, firstName: "Anna", phone: null, acceptsMarketing: true });
  const refused = await update({ email: "anna@example.org", lastName: "Souza" });

  expect(changed).toMatchObject({
    customer: { firstName: "Anna", lastName: "Silva", phone: null, acceptsMarketing: true },
    customerAccessToken: null,
    customerUserErrors: [],
  });
  expect(refused).toMatchObject({
    customer: null,
    customerUserErrors: [
      { code: "INVALID", field: ["customer", "email"], message: "CustomerUpdate access denied" },
    ],
  });
  expect(await readCustomer(storefront, token)).toMatchObject({
    email: "ana@example.org",
    displayName: "Anna Silva",
    createdAt: "2026-11-21T12:00:00Z",
    updatedAt: "2026-11-22T12:00:00Z",
  });
});

test("another customer's phone number is refused", async () => {
  await signUp(storefront, { email: "bo@example.org", phone: "+16135550199" });
  const token = await signUp(storefront);

  const { customerUserErrors } = await mutate(storefront, "customerUpdate", {
    customerAccessToken: token,
    customer: { phone: "+16135550199" },
  });

  expect(customerUserErrors).toEqual([
    { code: "TAKEN", field: ["customer", "phone"], message: "Phone has already been taken" },
  ]);
});

test("a new password ends all sessions, and starts one", async () => {
  const phone = await signUp(storefront);
  const laptop = await signIn(storefront);

  const { customerAccessToken } = await mutate(storefront, "customerUpdate", {
    customerAccessToken: laptop,
    customer: { password: "open barley" },
  });

  expect(await readCustomer(storefront, phone)).toBeNull();
  expect(await readCustomer(storefront, laptop)).toBeNull();
  expect(await readCustomer(storefront, customerAccessToken.accessToken)).not.toBeNull();
  expect(await signIn(storefront, { ...ana, password: "open barley" })).toEqual(expect.any(String));
});

test("accounts and sessions survive a restart, without passwords and tokens on the disk", async () => {
  const token = await signUp(storefront);

  await storefront.restart();

  const stored = readFileSync(join(storefront.dataDir, "storefront.sqlite"), "latin1");
  expect(await readCustomer(storefront, token)).toMatchObject({ email: "ana@example.org" });
  expect(await signIn(storefront)).not.toBe(token);
  expect(stored).toContain(ana.email);
  expect(stored).not.toContain(ana.password);
  expect(stored).not.toContain(token);
});

test("clients without the shop's own token have no access to customers", async () => {
  const token = await signUp(storefront);

  const { body } = await storefront.ask(
    `query ($token: String!) { customer(customerAccessToken: $token) { email } }`,
    { token },
    { headers: {} },
  );

  expect(body.errors).toMatchObject([
    {
      message:
        "Access denied for customer field. Required access: `unauthenticated_read_customers` access scope.",
      extensions: { code: "ACCESS_DENIED" },
    },
  ]);
});
