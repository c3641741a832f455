import { afterEach, beforeEach, expect, test } from "vitest";
import { ana } from "../../support/customers.ts";
import { startHostedStorefront } from "../../support/hosted-storefront.ts";
import { openApiClient } from "../../support/open-api-client.ts";
import { type TestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeEach(async () => {
  storefront = await startHostedStorefront();
});
afterEach(() => storefront.stop());

const create = `mutation CustomerCreate($input: CustomerCreateInput!) {
  customerCreate(input: $input) { customer { id } customerUserErrors { code field message } }
}`;
const signIn = `mutation CustomerAccessTokenCreate($input: CustomerAccessTokenCreateInput!) {
  customerAccessTokenCreate(input: $input) {
    customerAccessToken { accessToken expiresAt }
    customerUserErrors { code field message }
  }
}`;
const read = `query Customer($token: String!) { customer(customerAccessToken: $token) { id email } }`;

test.each([["2025-01"], ["2026-04"]])(
  "Shopify's client signs up, signs in and reads in %s",
  async (apiVersion) => {
    const { client } = openApiClient({ apiVersion });

    const created = await client.request(create, { variables: { input: ana } });
    const wrong = await client.request(signIn, { variables: { input: { ...ana, password: "wrong" } } });
    const signedIn = await client.request(signIn, { variables: { input: ana } });
    const { accessToken } = signedIn.data.customerAccessTokenCreate.customerAccessToken;
    const { data, errors } = await client.request(read, { variables: { token: accessToken } });

    expect(errors).toBeUndefined();
    expect(data.customer).toEqual({ id: created.data.customerCreate.customer.id, email: ana.email });
    expect(wrong.data.customerAccessTokenCreate).toEqual({
      customerAccessToken: null,
      customerUserErrors: [{ code: "UNIDENTIFIED_CUSTOMER", field: null, message: "Unidentified customer" }],
    });
  },
);

test("too many attempts are an error for Shopify's client", async () => {
  const { client } = openApiClient();
  const guess = { variables: { input: { ...ana, password: "wrong" } } };
  await Promise.all([1, 2, 3, 4, 5].map(() => client.request(signIn, guess)));

  const { errors } = await client.request(signIn, guess);

  expect(errors?.graphQLErrors).toMatchObject([
    { message: "Login attempt limit exceeded. Please try again later.", extensions: { code: "THROTTLED" } },
  ]);
});
