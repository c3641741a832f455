import { visitAdmin } from "./admin-visit.ts";
import type { TestStorefront } from "./storefront.ts";

export const ana = { email: "ana@example.org", password: "open sesame" };

/** As `toOregon` in the checkout. */
export const portland = {
  firstName: "Ana",
  lastName: "Silva",
  address1: "1 Main Street",
  city: "Portland",
  province: "Oregon",
  country: "United States",
  zip: "97201",
};

const customerFields = `
  id email firstName lastName displayName phone acceptsMarketing tags createdAt updatedAt numberOfOrders
  addresses(first: 1) { nodes { address1 } }
`;
const errors = "customerUserErrors { code field message } userErrors { field message }";
const session = "customerAccessToken { accessToken expiresAt }";
const addressFields = `
  id firstName lastName name company address1 address2 city province provinceCode country countryCodeV2 zip phone
  formattedArea formatted
`;

interface MutationCall {
  /** The arguments' types, by name. */
  types: Record<string, string>;
  selection: string;
}

const mutations = {
  customerCreate: {
    types: { input: "CustomerCreateInput!" },
    selection: `customer { ${customerFields} } ${errors}`,
  },
  customerUpdate: {
    types: { customerAccessToken: "String!", customer: "CustomerUpdateInput!" },
    selection: `customer { ${customerFields} } ${session} ${errors}`,
  },
  customerAccessTokenCreate: {
    types: { input: "CustomerAccessTokenCreateInput!" },
    selection: `${session} ${errors}`,
  },
  customerAccessTokenRenew: {
    types: { customerAccessToken: "String!" },
    selection: `${session} userErrors { field message }`,
  },
  customerAccessTokenDelete: {
    types: { customerAccessToken: "String!" },
    selection: "deletedAccessToken deletedCustomerAccessTokenId userErrors { field message }",
  },
  customerRecover: { types: { email: "String!" }, selection: errors },
  customerReset: {
    types: { id: "ID!", input: "CustomerResetInput!" },
    selection: `customer { email } ${session} ${errors}`,
  },
  customerResetByUrl: {
    types: { resetUrl: "URL!", password: "String!" },
    selection: `customer { email } ${session} ${errors}`,
  },
  customerActivate: {
    types: { id: "ID!", input: "CustomerActivateInput!" },
    selection: `customer { email } ${session} ${errors}`,
  },
  customerActivateByUrl: {
    types: { activationUrl: "URL!", password: "String!" },
    selection: `customer { email } ${session} customerUserErrors { code field message }`,
  },
  customerAddressCreate: {
    types: { customerAccessToken: "String!", address: "MailingAddressInput!" },
    selection: `customerAddress { ${addressFields} } ${errors}`,
  },
  customerAddressUpdate: {
    types: { customerAccessToken: "String!", id: "ID!", address: "MailingAddressInput!" },
    selection: `customerAddress { ${addressFields} } ${errors}`,
  },
  customerAddressDelete: {
    types: { customerAccessToken: "String!", id: "ID!" },
    selection: `deletedCustomerAddressId ${errors}`,
  },
  customerDefaultAddressUpdate: {
    types: { customerAccessToken: "String!", addressId: "ID!" },
    selection: `customer { defaultAddress { address1 } } ${errors}`,
  },
} satisfies Record<string, MutationCall>;

export type CustomerMutation = keyof typeof mutations;

/** Calls a customer mutation and returns the whole response. */
export function callMutation(storefront: TestStorefront, name: CustomerMutation, variables: object) {
  const { types, selection } = mutations[name];
  const declared = Object.entries(types).map(([argument, type]) => `$${argument}: ${type}`);
  const passed = Object.keys(types).map((argument) => `${argument}: $${argument}`);
  return storefront.ask(
    `mutation (${declared.join(", ")}) { ${name}(${passed.join(", ")}) { ${selection} } }`,
    { ...variables },
  );
}

/** Calls a customer mutation and returns its payload. */
export async function mutate(storefront: TestStorefront, name: CustomerMutation, variables: object) {
  const { body } = await callMutation(storefront, name, variables);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data[name];
}

/** Signs up and in, and returns the access token. */
export async function signUp(storefront: TestStorefront, input: object = {}): Promise<string> {
  const customer = { ...ana, ...input };
  await mutate(storefront, "customerCreate", { input: customer });
  return signIn(storefront, { email: customer.email, password: customer.password });
}

export async function signIn(storefront: TestStorefront, input: object = ana): Promise<string> {
  const { customerAccessToken } = await mutate(storefront, "customerAccessTokenCreate", { input });
  return customerAccessToken.accessToken;
}

/** What a customer sees of their account; null without a valid token. */
export async function readCustomer(storefront: TestStorefront, token: string, fields = customerFields) {
  const { body } = await storefront.ask(
    `query ($token: String!) { customer(customerAccessToken: $token) { ${fields} } }`,
    { token },
  );
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.customer;
}

/** Does the same several times, one after the other. */
export async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < times; done += 1) await work();
}

/** The link in a customer's email, as the admin page shows it. Empty if there's none. */
export async function readLink(
  storefront: TestStorefront,
  kind: "activate" | "reset",
  email = ana.email,
): Promise<{ url: string; id: string; token: string }> {
  const visit = await visitAdmin(storefront.url);
  const { html: list } = await visit.open("/admin/customers");
  const row = list.split("<li").find((part) => part.includes(email)) ?? "";
  const [, path = ""] = /href="(\/admin\/customers\/\d+)"/.exec(row) ?? [];
  const { html } = await visit.open(path);
  const links = Array.from(html.matchAll(/https?:\/\/\S+\/account\/(\w+)\/(\d+)\/(\w+)/g));
  const [url = "", , number = "", token = ""] = links.find(([, of]) => of === kind) ?? [];
  return { url, id: `gid://shopify/Customer/${number}`, token };
}
