import { afterAll, beforeAll, expect, test } from "vitest";
import { changeDelivery, createDeliveredCart, toAddress } from "../../support/delivered-cart.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront();
});
afterAll(() => storefront.stop());

const add = (cartId: string, ...addresses: object[]) =>
  changeDelivery(storefront, "cartDeliveryAddressesAdd", { cartId, addresses });

test.each([["2025-01"], ["2026-04"]])("in %s an added address has all of its parts", async (version) => {
  const { cart } = await createDeliveredCart(storefront);

  const answer = await changeDelivery(
    storefront,
    "cartDeliveryAddressesAdd",
    { cartId: cart.id, addresses: [toAddress({ company: "Handshape", address2: "Unit 2" })] },
    version,
  );

  expect(answer).toMatchObject({ userErrors: [], warnings: [] });
  expect(answer.cart.delivery.addresses).toEqual([
    {
      id: expect.stringMatching(/^gid:\/\/shopify\/CartSelectableAddress\/[-0-9a-f]{36}$/),
      selected: true,
      oneTimeUse: false,
      address: {
        firstName: "Ana",
        lastName: "Silva",
        company: "Handshape",
        address1: "1 Main Street",
        address2: "Unit 2",
        city: "Springfield",
        provinceCode: "NY",
        countryCode: "US",
        zip: "10001",
        phone: null,
        name: "Ana Silva",
        formatted: ["Handshape", "1 Main Street", "Unit 2", "Springfield NY 10001", "United States"],
        withAll: [
          "Ana Silva",
          "Handshape",
          "1 Main Street",
          "Unit 2",
          "Springfield NY 10001",
          "United States",
        ],
        formattedArea: "Springfield NY, United States",
        latitude: null,
        longitude: null,
      },
    },
  ]);
});

test("a cart can be created with addresses", async () => {
  const { cart } = await createDeliveredCart(storefront, { delivery: { addresses: [toAddress()] } });

  expect(cart.delivery.addresses).toMatchObject([{ selected: true, address: { city: "Springfield" } }]);
});

test("selecting an address deselects the one before", async () => {
  const { cart } = await createDeliveredCart(storefront);
  await add(cart.id, toAddress());

  const answer = await add(cart.id, toAddress({ city: "Albany" }));

  expect(answer.cart.delivery.addresses).toMatchObject([
    { selected: false, address: { city: "Springfield" } },
    { selected: true, address: { city: "Albany" } },
  ]);
});

test("an update changes only the fields it names", async () => {
  const { cart } = await createDeliveredCart(storefront, {
    delivery: { addresses: [toAddress(), toAddress({ city: "Albany" }, { oneTimeUse: true })] },
  });
  const [first, second] = cart.delivery.addresses;

  const { cart: changed } = await changeDelivery(storefront, "cartDeliveryAddressesUpdate", {
    cartId: cart.id,
    updates: [
      { id: second.id, selected: true },
      { id: first.id, ...toAddress({ city: "Troy" }, {}) },
    ],
  });

  expect(changed.delivery.addresses).toMatchObject([
    { id: first.id, selected: false, address: { city: "Troy" } },
    { id: second.id, selected: true, oneTimeUse: true, address: { city: "Albany" } },
  ]);
});

test("addresses can be removed, and replaced by others with their own IDs", async () => {
  const { cart } = await createDeliveredCart(storefront, {
    delivery: { addresses: [toAddress(), toAddress({ city: "Albany" }, {})] },
  });
  const [first, second] = cart.delivery.addresses;

  const removed = await changeDelivery(storefront, "cartDeliveryAddressesRemove", {
    cartId: cart.id,
    addressIds: [first.id],
  });
  const replaced = await changeDelivery(storefront, "cartDeliveryAddressesReplace", {
    cartId: cart.id,
    addresses: [toAddress({ city: "Troy" })],
  });

  expect(removed.cart.delivery.addresses).toMatchObject([{ id: second.id }]);
  expect(replaced.cart.delivery.addresses).toMatchObject([{ selected: true, address: { city: "Troy" } }]);
  expect(replaced.cart.delivery.addresses[0].id).not.toBe(second.id);
});

test("adding a duplicate address does nothing and returns a warning", async () => {
  const { cart } = await createDeliveredCart(storefront, { delivery: { addresses: [toAddress()] } });

  const answer = await add(cart.id, toAddress(), toAddress({}, { oneTimeUse: true }));

  const [known] = answer.cart.delivery.addresses;
  expect(answer.cart.delivery.addresses).toHaveLength(2);
  expect(answer.warnings).toMatchObject([{ code: "DUPLICATE_DELIVERY_ADDRESS", target: known.id }]);
});

test.each([
  [
    "without a country",
    [toAddress({ countryCode: null })],
    "INVALID",
    ["addresses", "0", "address", "deliveryAddress", "countryCode"],
  ],
  ["without an address", [{ address: {} }], "INVALID", ["addresses", "0", "address"]],
  ["two selected", [toAddress(), toAddress()], "ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED", ["addresses"]],
  [
    "twenty-one",
    Array.from({ length: 21 }, (_address, index) => toAddress({ city: `City ${index}` }, {})),
    "TOO_MANY_DELIVERY_ADDRESSES",
    ["addresses"],
  ],
])("addresses are rejected: %s", async (_what, addresses, code, field) => {
  const { cart } = await createDeliveredCart(storefront);

  const answer = await add(cart.id, ...addresses);

  expect(answer.userErrors).toMatchObject([{ code, field }]);
  expect(answer.cart.delivery.addresses).toEqual([]);
});

test.each([
  [
    "cartDeliveryAddressesUpdate",
    { updates: [{ id: "gid://shopify/CartSelectableAddress/gone" }] },
    "addresses",
  ],
  ["cartDeliveryAddressesRemove", { addressIds: ["gid://shopify/CartSelectableAddress/gone"] }, "addressIds"],
])("%s rejects an address that isn't on the cart", async (field, lists, list) => {
  const { cart } = await createDeliveredCart(storefront, { delivery: { addresses: [toAddress()] } });

  const answer = await changeDelivery(storefront, field, { cartId: cart.id, ...lists });

  expect(answer.userErrors).toEqual([
    {
      code: "INVALID_DELIVERY_ADDRESS_ID",
      field: [list, "0"],
      message: "The delivery address with gid://shopify/CartSelectableAddress/gone does not exist.",
    },
  ]);
  expect(answer.cart.delivery.addresses).toHaveLength(1);
});

const strict = { validationStrategy: "STRICT" };
const way = ["addresses", "0", "address", "deliveryAddress"];

test.each([["US"], ["CA"]])(
  "strict validation of an address in %s lists every missing field, in order",
  async (countryCode) => {
    const { cart } = await createDeliveredCart(storefront);

    const answer = await add(cart.id, { address: { deliveryAddress: { countryCode } }, ...strict });

    const code = "ADDRESS_FIELD_IS_REQUIRED";
    expect(answer.userErrors).toEqual([
      { code, field: [...way, "lastName"], message: "A last name is required in order to continue." },
      { code, field: [...way, "address1"], message: "An address is required in order to continue." },
      { code, field: [...way, "provinceCode"], message: "The specified country requires a zone." },
      {
        code,
        field: [...way, "zip"],
        message: "Country specified requires a postal code in order to continue.",
      },
      { code, field: [...way, "city"], message: "A city is required in order to continue." },
    ]);
  },
);

test.each([
  [{ provinceCode: "ZZ" }, "provinceCode", "ADDRESS_FIELD_IS_REQUIRED"],
  [{ zip: "1234" }, "zip", "INVALID_ZIP_CODE_FOR_COUNTRY"],
  [{ zip: "90210" }, "zip", "INVALID_ZIP_CODE_FOR_PROVINCE"],
  [{ city: "Springfield 🎉" }, "city", "ADDRESS_FIELD_CONTAINS_EMOJIS"],
  [{ address1: "<b>1</b> Main Street" }, "address1", "ADDRESS_FIELD_CONTAINS_HTML_TAGS"],
  [{ company: "https://handshape.test" }, "company", "ADDRESS_FIELD_CONTAINS_URL"],
  [{ lastName: "x".repeat(256) }, "lastName", "ADDRESS_FIELD_IS_TOO_LONG"],
])("strict validation rejects %j", async (given, name, code) => {
  const { cart } = await createDeliveredCart(storefront);

  const answer = await add(cart.id, toAddress(given, strict));

  expect(answer.userErrors).toMatchObject([{ code, field: [...way, name] }]);
  expect(answer.cart.delivery.addresses).toEqual([]);
});

test.each([
  [{}],
  [{ provinceCode: "ny", zip: "10001-1234" }],
  [{ provinceCode: "ON", countryCode: "CA", zip: "k1a0b1" }],
])("strict validation accepts %j", async (given) => {
  const { cart } = await createDeliveredCart(storefront);

  const answer = await add(cart.id, toAddress(given, strict));

  expect(answer.userErrors).toEqual([]);
});

test("errors name strict validation outside the shop's countries and customer addresses, which aren't emulated", async () => {
  const { cart } = await createDeliveredCart(storefront);

  const { body } = await storefront.ask(
    `mutation ($cartId: ID!, $abroad: [CartSelectableAddressInput!]!, $own: [CartSelectableAddressInput!]!) {
      abroad: cartDeliveryAddressesAdd(cartId: $cartId, addresses: $abroad) { cart { id } }
      own: cartDeliveryAddressesAdd(cartId: $cartId, addresses: $own) { cart { id } }
    }`,
    {
      cartId: cart.id,
      abroad: [toAddress({ countryCode: "FR" }, strict)],
      own: [{ address: { copyFromCustomerAddressId: "gid://shopify/MailingAddress/1" } }],
    },
  );

  expect(body.errors).toMatchObject([
    {
      message: "STRICT validation of an address in FR is not emulated.",
      extensions: { code: "NOT_EMULATED" },
    },
    { message: "CartAddressInput.copyFromCustomerAddressId is not emulated." },
  ]);
});
