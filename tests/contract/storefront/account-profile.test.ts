import { afterEach, beforeEach, expect, test } from "vitest";
import { askAccount, readAccount, signInToAccount } from "../../support/customer-account.ts";
import { ana, mutate, readCustomer, signUp } from "../../support/customers.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
let accessToken: string;
beforeEach(async () => {
  storefront = await startTestStorefront();
  ({ accessToken } = await signInToAccount(storefront, ana.email));
});
afterEach(() => storefront.stop());

const read = (fields: string) => readAccount(storefront, accessToken, `{ customer { ${fields} } }`);

const update = (input: object) =>
  readAccount(
    storefront,
    accessToken,
    `mutation ($customer: CustomerUpdateInput!, $language: LanguageCode) @inContext(language: $language) {
      customerUpdate(input: $customer) {
        customer { firstName lastName displayName emailAddress { emailAddress } phoneNumber { phoneNumber } }
        userErrors { code field message }
      }
    }`,
    { customer: input, language: "EN" },
  );

const marketing = (name: "Subscribe" | "Unsubscribe") =>
  readAccount(
    storefront,
    accessToken,
    `mutation {
      answer: customerEmailMarketing${name} { emailAddress { marketingState } userErrors { code } }
    }`,
  );

test("a customer changes their name, and keeps what they leave out", async () => {
  await update({ firstName: "Ana", lastName: "Silva" });

  expect(await update({ firstName: " Anna " })).toEqual({
    customerUpdate: {
      customer: {
        firstName: "Anna",
        lastName: "Silva",
        displayName: "Anna Silva",
        emailAddress: { emailAddress: ana.email },
        phoneNumber: null,
      },
      userErrors: [],
    },
  });
  expect(await update({ lastName: null })).toMatchObject({
    customerUpdate: { customer: { lastName: null } },
  });
});

test.each([
  ["nothing", {}, "CUSTOMER_INPUT_ARGUMENT_EMPTY", ["input"]],
  ["a long name", { firstName: "a".repeat(256) }, "TOO_LONG", ["input", "firstName"]],
  ["markup", { lastName: "<b>Silva</b>" }, "CONTAINS_HTML_TAGS", ["input", "lastName"]],
  ["a link", { lastName: "https://silva.example" }, "CONTAINS_URL", ["input", "lastName"]],
])("%s isn't a name", async (_what, input, code, field) => {
  expect(await update(input)).toEqual({
    customerUpdate: { customer: null, userErrors: [{ code, field, message: expect.any(String) }] },
  });
});

test("a customer subscribes to email marketing once, and unsubscribes", async () => {
  const answers = [
    await marketing("Subscribe"),
    await marketing("Subscribe"),
    await marketing("Unsubscribe"),
  ];

  expect(answers).toEqual([
    { answer: { emailAddress: { marketingState: "SUBSCRIBED" }, userErrors: [] } },
    { answer: { emailAddress: null, userErrors: [{ code: "CUSTOMER_ALREADY_SUBSCRIBED" }] } },
    { answer: { emailAddress: { marketingState: "NOT_SUBSCRIBED" }, userErrors: [] } },
  ]);
});

test("both APIs show the same customer", async () => {
  const legacy = await signUp(storefront, { email: "bo@example.org", phone: "+16135550199" });
  await mutate(storefront, "customerUpdate", {
    customerAccessToken: legacy,
    customer: { firstName: "Bo", acceptsMarketing: true },
  });
  ({ accessToken } = await signInToAccount(storefront, "bo@example.org"));

  const { customer } = await read(`
    id firstName tags phoneNumber { phoneNumber marketingState } emailAddress { marketingState }
  `);

  expect(customer).toEqual({
    id: (await readCustomer(storefront, legacy)).id,
    firstName: "Bo",
    tags: [],
    phoneNumber: { phoneNumber: "+16135550199", marketingState: "NOT_SUBSCRIBED" },
    emailAddress: { marketingState: "SUBSCRIBED" },
  });
});

test("a customer of a shop without companies, subscriptions, and store credit has none", async () => {
  const page = "(first: 1) { nodes { id } pageInfo { hasNextPage } }";

  const { customer } = await read(`
    companyContacts${page} storeCreditAccounts${page} subscriptionContracts${page}
    metafield(namespace: "custom", key: "size") { value }
  `);

  const none = { nodes: [], pageInfo: { hasNextPage: false } };
  expect(customer).toEqual({
    companyContacts: none,
    storeCreditAccounts: none,
    subscriptionContracts: none,
    metafield: null,
  });
});

test("a customer sees whose account it is", async () => {
  const { shop } = await readAccount(storefront, accessToken, "{ shop { id name url myshopifyDomain } }");

  expect(shop).toEqual({
    id: "gid://shopify/Shop/61850001",
    name: "Test shop",
    url: storefront.url,
    myshopifyDomain: "test-shop.myshopify.com",
  });
});

test("the error for what isn't emulated names it, and the developer finds it in a list", async () => {
  const { body } = await askAccount(storefront, accessToken, "query Avatar { customer { imageUrl } }");

  const unknown = await storefront.control("GET", "/unknown");
  expect(body.errors).toMatchObject([
    { message: "Customer.imageUrl is not emulated.", extensions: { code: "NOT_EMULATED" } },
  ]);
  expect(unknown.body).toContainEqual({
    method: "POST",
    path: "/61850001/account/customer/api/2026-04/graphql",
    operation: "Avatar",
    what: "Customer.imageUrl",
  });
});

test.each(["", "shcat_unknown"])("nobody is signed in with the token '%s'", async (token) => {
  const { status, body } = await askAccount(storefront, token, "{ customer { id } }");

  expect(status).toBe(401);
  expect(body).toMatchObject({ errors: [{ extensions: { code: "UNAUTHORIZED" } }] });
});
