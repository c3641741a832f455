import { afterEach, beforeEach, expect, test } from "vitest";
import { callMutation, mutate, readCustomer, signUp } from "../../support/customers.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

const ottawa = {
  address1: "1 Storefront Main St",
  city: "Ottawa",
  province: "Ontario",
  country: "Canada",
  zip: "K1A 0B1",
  phone: "+1 (613) 555-0199",
};

let storefront: TestStorefront;
let token: string;
beforeEach(async () => {
  storefront = await startTestStorefront();
  token = await signUp(storefront, { firstName: "Ana", lastName: "Silva" });
});
afterEach(() => storefront.stop());

const add = (address: object) =>
  mutate(storefront, "customerAddressCreate", { customerAccessToken: token, address });
const update = (id: string, address: object) =>
  mutate(storefront, "customerAddressUpdate", { customerAccessToken: token, id, address });
const remove = (id: string) =>
  mutate(storefront, "customerAddressDelete", { customerAccessToken: token, id });
const makeDefault = (addressId: string) =>
  mutate(storefront, "customerDefaultAddressUpdate", { customerAccessToken: token, addressId });

const readAddresses = async () => {
  const fields = "defaultAddress { address1 } addresses(first: 10) { nodes { address1 } }";
  const { defaultAddress, addresses } = await readCustomer(storefront, token, fields);
  return {
    main: defaultAddress?.address1 ?? null,
    all: addresses.nodes.map(({ address1 }: { address1: string }) => address1),
  };
};

test("an address has the customer's name, and its country and province with their codes", async () => {
  const { customerAddress, customerUserErrors } = await add(ottawa);

  expect(customerUserErrors).toEqual([]);
  expect(customerAddress).toEqual({
    ...ottawa,
    id: expect.stringMatching(/^gid:\/\/shopify\/MailingAddress\/\d+\?model_name=CustomerAddress&/),
    firstName: "Ana",
    lastName: "Silva",
    name: "Ana Silva",
    company: null,
    address2: null,
    provinceCode: "ON",
    countryCodeV2: "CA",
    formattedArea: "Ottawa ON, Canada",
    formatted: ["1 Storefront Main St", "Ottawa ON K1A 0B1", "Canada"],
  });
});

test("a country and a province can be given by their codes, and be anywhere", async () => {
  const texas = await add({ city: "Austin", province: "tx", country: "us" });
  const france = await add({ city: "Lyon", province: "Rhône", country: "France" });
  const nowhere = await add({ firstName: "Bo" });

  expect(texas.customerAddress).toMatchObject({ province: "Texas", country: "United States" });
  expect(france.customerAddress).toMatchObject({
    province: "Rhône",
    provinceCode: null,
    countryCodeV2: "FR",
  });
  expect(nowhere.customerAddress).toMatchObject({ name: "Bo Silva", country: null, formattedArea: null });
});

test.each([
  [{ ...ottawa, country: "Atlantis" }, "country", "INVALID", "Country is invalid"],
  [{ ...ottawa, province: "Texas" }, "province", "INVALID", "Province is invalid"],
  [{ city: "<script>" }, "city", "CONTAINS_HTML_TAGS", "City cannot contain HTML tags"],
  [{ zip: "https://evil.example" }, "zip", "CONTAINS_URL", "Zip cannot contain URL"],
  [{ address1: "x".repeat(256) }, "address1", "TOO_LONG", "Address1 is too long (maximum is 255 characters)"],
])("an address with an invalid part is refused: %s", async (address, name, code, message) => {
  expect(await add(address)).toMatchObject({
    customerAddress: null,
    customerUserErrors: [{ code, field: ["address", name], message }],
  });
});

test("an address is added once", async () => {
  await add(ottawa);

  const { customerUserErrors } = await add(ottawa);

  expect(customerUserErrors).toEqual([{ code: null, field: ["address"], message: "Address already exists" }]);
});

test("a changed address keeps what isn't given, and null clears it", async () => {
  const { customerAddress } = await add(ottawa);

  const changed = await update(customerAddress.id, { city: "Gatineau", province: "Quebec", phone: null });

  expect(changed.customerAddress).toMatchObject({
    id: customerAddress.id,
    firstName: "Ana",
    address1: ottawa.address1,
    city: "Gatineau",
    provinceCode: "QC",
    countryCodeV2: "CA",
    phone: null,
  });
  expect((await update(customerAddress.id, { country: "US" })).customerUserErrors).toMatchObject([
    { field: ["address", "province"] },
  ]);
});

test("the first address is the default one, until another is chosen or it's deleted", async () => {
  const one = await add({ address1: "one" });
  const two = await add({ address1: "two" });
  const atFirst = await readAddresses();
  const chosen = await makeDefault(two.customerAddress.id);
  const deleted = await remove(two.customerAddress.id);
  const afterward = await readAddresses();
  await remove(one.customerAddress.id);

  expect(atFirst).toEqual({ main: "one", all: ["one", "two"] });
  expect(chosen).toMatchObject({
    customer: { defaultAddress: { address1: "two" } },
    customerUserErrors: [],
  });
  expect(deleted).toMatchObject({
    deletedCustomerAddressId: two.customerAddress.id,
    customerUserErrors: [],
  });
  expect(afterward).toEqual({ main: "one", all: ["one"] });
  expect(await readAddresses()).toEqual({ main: null, all: [] });
});

test("another customer's address can't be changed, deleted or chosen", async () => {
  const { customerAddress } = await add({ address1: "Ana's" });
  token = await signUp(storefront, { email: "bo@example.org" });

  const error = { code: "NOT_FOUND", message: "Address does not exist" };
  expect((await update(customerAddress.id, { city: "Austin" })).customerUserErrors).toEqual([
    { ...error, field: ["id"] },
  ]);
  expect((await remove(customerAddress.id)).customerUserErrors).toEqual([{ ...error, field: ["id"] }]);
  expect((await makeDefault(customerAddress.id)).customerUserErrors).toEqual([
    { ...error, field: ["addressId"] },
  ]);
  expect(await readAddresses()).toEqual({ main: null, all: [] });
});

test("an address isn't added without a valid token", async () => {
  const { body } = await callMutation(storefront, "customerAddressCreate", {
    customerAccessToken: "none",
    address: ottawa,
  });

  expect(body).toMatchObject({
    data: { customerAddressCreate: null },
    errors: [{ path: ["customerAddressCreate"], extensions: { code: "ACCESS_DENIED" } }],
  });
});
