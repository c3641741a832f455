import { afterEach, beforeEach, expect, test } from "vitest";
import { readAccount, signInToAccount } from "../../support/customer-account.ts";
import { ana, mutate, portland, readCustomer, signUp } from "../../support/customers.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
let accessToken: string;
beforeEach(async () => {
  storefront = await startTestStorefront();
  ({ accessToken } = await signInToAccount(storefront, ana.email));
});
afterEach(() => storefront.stop());

const home = {
  firstName: "Ana",
  lastName: "Silva",
  company: "Pine & Paper",
  address1: "1 Main Street",
  city: "Portland",
  territoryCode: "US",
  zoneCode: "OR",
  zip: "97201",
  phoneNumber: "+1 503 555 0123",
};
const work = { ...home, address1: "2 Side Street" };

const payload = "customerAddress { id address1 } userErrors { code field message }";

const create = async (address: object, defaultAddress: boolean | null = null) => {
  const { customerAddressCreate } = await readAccount(
    storefront,
    accessToken,
    `mutation ($address: CustomerAddressInput!, $defaultAddress: Boolean) {
      customerAddressCreate(address: $address, defaultAddress: $defaultAddress) { ${payload} }
    }`,
    { address, defaultAddress },
  );
  return customerAddressCreate;
};

const update = async (variables: object) => {
  const { customerAddressUpdate } = await readAccount(
    storefront,
    accessToken,
    `mutation ($addressId: ID!, $address: CustomerAddressInput, $defaultAddress: Boolean) {
      customerAddressUpdate(addressId: $addressId, address: $address, defaultAddress: $defaultAddress) { ${payload} }
    }`,
    variables,
  );
  return customerAddressUpdate;
};

const remove = async (addressId: string) => {
  const { customerAddressDelete } = await readAccount(
    storefront,
    accessToken,
    `mutation ($addressId: ID!) {
      customerAddressDelete(addressId: $addressId) { deletedAddressId userErrors { code field } }
    }`,
    { addressId },
  );
  return customerAddressDelete;
};

const list = async (args = "first: 10") => {
  const { customer } = await readAccount(
    storefront,
    accessToken,
    `{ customer { defaultAddress { address1 } addresses(${args}) { nodes { address1 } } } }`,
  );
  return {
    default: customer.defaultAddress?.address1,
    all: customer.addresses.nodes.map(({ address1 }: { address1: string }) => address1),
  };
};

test("an address is written as on a letter", async () => {
  await create(home);

  const { customer } = await readAccount(
    storefront,
    accessToken,
    `{ customer { defaultAddress {
      id name company province country zip formatted formattedArea territoryCode zoneCode phoneNumber
      withName: formatted(withName: true, withCompany: false)
    } } }`,
  );

  expect(customer.defaultAddress).toEqual({
    id: expect.stringMatching(/^gid:\/\/shopify\/CustomerAddress\/\d+$/),
    name: "Ana Silva",
    company: "Pine & Paper",
    province: "Oregon",
    country: "United States",
    zip: "97201",
    formatted: ["Pine & Paper", "1 Main Street", "Portland OR 97201", "United States"],
    formattedArea: "Portland OR, United States",
    territoryCode: "US",
    zoneCode: "OR",
    phoneNumber: "+15035550123",
    withName: ["Ana Silva", "1 Main Street", "Portland OR 97201", "United States"],
  });
});

test("the first address is the default, until another one is made it", async () => {
  await create(home);
  const { customerAddress } = await create(work);

  const before = await list();
  await update({ addressId: customerAddress.id, defaultAddress: true });

  expect(before).toEqual({ default: "1 Main Street", all: ["1 Main Street", "2 Side Street"] });
  expect(await list("first: 10, skipDefault: true")).toEqual({
    default: "2 Side Street",
    all: ["1 Main Street"],
  });
});

test("a new address can be the default right away", async () => {
  await create(home);
  await create(work, true);

  expect(await list()).toMatchObject({ default: "2 Side Street" });
});

test("an update keeps what it leaves out", async () => {
  const { customerAddress } = await create(home);

  const updated = await update({ addressId: customerAddress.id, address: { city: "Salem" } });

  expect(updated).toEqual({ customerAddress, userErrors: [] });
});

test("the default address stays it, as long as there are others", async () => {
  const { customerAddress: first } = await create(home);
  const { customerAddress: second } = await create(work);

  const demoted = await update({ addressId: first.id, defaultAddress: false });
  const refused = await remove(first.id);
  const other = await remove(second.id);
  const last = await remove(first.id);

  expect(demoted.userErrors).toMatchObject([{ code: "DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED" }]);
  expect(refused).toMatchObject({
    deletedAddressId: null,
    userErrors: [{ code: "DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED", field: ["addressId"] }],
  });
  expect([other, last]).toEqual([
    { deletedAddressId: second.id, userErrors: [] },
    { deletedAddressId: first.id, userErrors: [] },
  ]);
  expect(await list()).toEqual({ default: undefined, all: [] });
});

test.each([
  ["no country", { territoryCode: null, zoneCode: null }, "TERRITORY_CODE_MISSING", "territoryCode"],
  ["no street", { address1: " " }, "ADDRESS1_MISSING", "address1"],
  ["no state", { zoneCode: null }, "ZONE_CODE_MISSING", "zoneCode"],
  ["an unknown country", { territoryCode: "XX" }, "INVALID_TERRITORY_CODE", "territoryCode"],
  ["another country's state", { territoryCode: "CA" }, "INVALID_FOR_COUNTRY", "zoneCode"],
  ["a number that can't be called", { phoneNumber: "555" }, "PHONE_NUMBER_NOT_VALID", "phoneNumber"],
  ["markup", { city: "<b>Portland</b>" }, "CONTAINS_HTML_TAGS", "city"],
  ["a link", { company: "https://pine.example" }, "INVALID", "company"],
  ["a long name", { lastName: "a".repeat(256) }, "TOO_LONG", "lastName"],
])("an address with %s is refused", async (_what, changed, code, field) => {
  expect(await create({ ...home, ...changed })).toEqual({
    customerAddress: null,
    userErrors: [{ code, field: ["address", field], message: expect.any(String) }],
  });
});

test("an address is listed once", async () => {
  await create(home);
  const { customerAddress } = await create(work);

  const again = await create(home);
  const changed = await update({ addressId: customerAddress.id, address: home });

  const taken = { code: "CUSTOMER_ADDRESS_ALREADY_EXISTS", field: ["address"], message: expect.any(String) };
  expect([again.userErrors, changed.userErrors]).toEqual([[taken], [taken]]);
});

test("an unknown address, and one of another customer, can't be changed", async () => {
  const { customerAddress } = await create(home);
  ({ accessToken } = await signInToAccount(storefront, "bo@example.org"));
  const unknown = [{ code: "ADDRESS_ID_DOES_NOT_EXIST", field: ["addressId"] }];

  expect(await update({ addressId: customerAddress.id, address: work })).toMatchObject({
    userErrors: unknown,
  });
  expect(await remove(customerAddress.id)).toMatchObject({ userErrors: unknown });
});

test("an update needs an address, or to make it the default", async () => {
  const { customerAddress } = await create(home);

  const { userErrors } = await update({ addressId: customerAddress.id });

  expect(userErrors).toMatchObject([{ code: "ADDRESS_ARGUMENT_EMPTY", field: ["address"] }]);
});

test("both APIs show the same addresses", async () => {
  const email = "cy@example.org";
  const legacy = await signUp(storefront, { email });
  ({ accessToken } = await signInToAccount(storefront, email));
  await mutate(storefront, "customerAddressCreate", { customerAccessToken: legacy, address: portland });
  await create(work);

  expect(await list()).toEqual({ default: "1 Main Street", all: ["1 Main Street", "2 Side Street"] });
  expect(await readCustomer(storefront, legacy, "addresses(first: 5) { nodes { address1 } }")).toEqual({
    addresses: { nodes: [{ address1: "1 Main Street" }, { address1: "2 Side Street" }] },
  });
});
