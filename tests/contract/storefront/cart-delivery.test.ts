import { afterAll, beforeAll, expect, test } from "vitest";
import { changeDelivery, createDeliveredCart, toAddress } from "../../support/delivered-cart.ts";
import { createDiscount } from "../../support/discounts.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { stockedSeed, variants } from "../../support/stocked-seed.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({
    seed: {
      ...stockedSeed,
      discounts: [
        createDiscount("SHIP", { value: { kind: "freeShipping" }, startsAt: "2020-01-01T00:00:00.000Z" }),
      ],
    },
  });
});
afterAll(() => storefront.stop());

const toUnitedStates = { delivery: { addresses: [toAddress()] } };
const toCanada = {
  delivery: { addresses: [toAddress({ countryCode: "CA", provinceCode: "ON", zip: "K1A 0B1" })] },
};

const choose = (cartId: string, deliveryGroupId: string, deliveryOptionHandle: string) =>
  changeDelivery(storefront, "cartSelectedDeliveryOptionsUpdate", {
    cartId,
    selectedDeliveryOptions: [{ deliveryGroupId, deliveryOptionHandle }],
  });

test("without an address there's no delivery group", async () => {
  const { cart } = await createDeliveredCart(storefront);

  expect(cart.deliveryGroups.nodes).toEqual([]);
  expect(cart.cost.totalAmount.amount).toBe("124.98");
});

test("an address makes one delivery group with the cheapest option, and hides its country", async () => {
  const { cart } = await createDeliveredCart(storefront, toUnitedStates);

  const [group] = cart.deliveryGroups.nodes;
  expect(cart.deliveryGroups.nodes).toHaveLength(1);
  expect(group).toMatchObject({
    id: expect.stringMatching(/^gid:\/\/shopify\/CartDeliveryGroup\/[0-9a-f]{32}\?cart=\w+$/),
    groupType: "ONE_TIME_PURCHASE",
    deliveryAddress: {
      id: "gid://shopify/MailingAddress/0?model_name=Address",
      address1: "1 Main Street",
      city: "Springfield",
      province: "NY",
      provinceCode: null,
      country: "US",
      countryCode: "*",
      countryCodeV2: "ZZ",
      zip: "10001",
      name: "Ana Silva",
      formatted: ["1 Main Street", "Springfield 10001"],
      formattedArea: "Springfield NY",
    },
    cartLines: { nodes: [{ quantity: 2, merchandise: { id: variants.spiral } }] },
  });
  expect(group.deliveryOptions).toMatchObject([
    {
      title: "Standard",
      code: "Standard",
      deliveryMethodType: "SHIPPING",
      description: expect.any(String),
      estimatedCost: { amount: "4.99", currencyCode: "USD" },
    },
    { title: "Express", estimatedCost: { amount: "14.99", currencyCode: "USD" } },
  ]);
  expect(group.selectedDeliveryOption).toEqual({
    handle: group.deliveryOptions[0].handle,
    estimatedCost: { amount: "4.99" },
  });
});

test.each([
  ["US", toUnitedStates, "4.99", "129.97", "USD"],
  ["CA", toCanada, "9.99", "182.97", "CAD"],
  ["CA", toUnitedStates, "6.89", "179.87", "CAD"],
])(
  "a buyer in %s gets the delivery options %j for %s",
  async (countryCode, delivery, amount, total, currencyCode) => {
    const { cart } = await createDeliveredCart(storefront, { buyerIdentity: { countryCode }, ...delivery });

    expect(cart.deliveryGroups.nodes[0].deliveryOptions[0].estimatedCost).toEqual({ amount, currencyCode });
    expect(cart.cost.totalAmount).toEqual({ amount: total, currencyCode });
  },
);

test("courses alone need no delivery, whatever the address", async () => {
  const { cart } = await createDeliveredCart(storefront, {
    ...toUnitedStates,
    lines: [{ merchandiseId: variants.course }],
  });

  expect(cart.deliveryGroups.nodes).toEqual([]);
  expect(cart.cost.totalAmount.amount).toBe("79.0");
});

test("the buyer can choose another option, until the address changes", async () => {
  const { cart } = await createDeliveredCart(storefront, toUnitedStates);
  const [group] = cart.deliveryGroups.nodes;
  const [standard, express] = group.deliveryOptions;

  const chosen = await choose(cart.id, group.id, express.handle);
  const moved = await changeDelivery(storefront, "cartDeliveryAddressesUpdate", {
    cartId: cart.id,
    updates: [{ id: cart.delivery.addresses[0].id, ...toAddress({ zip: "10002" }) }],
  });

  expect(chosen.cart.deliveryGroups.nodes[0].selectedDeliveryOption.handle).toBe(express.handle);
  expect(chosen.cart.cost.totalAmount.amount).toBe("139.97");
  expect(moved.cart.deliveryGroups.nodes[0].selectedDeliveryOption.handle).toBe(standard.handle);
});

test("an unknown option is rejected, and no cart is returned", async () => {
  const { cart } = await createDeliveredCart(storefront, toUnitedStates);

  const answer = await choose(cart.id, cart.deliveryGroups.nodes[0].id, "by-balloon");

  expect(answer).toEqual({
    cart: null,
    userErrors: [
      {
        code: "INVALID_DELIVERY_OPTION",
        field: ["selectedDeliveryOptions"],
        message: "The delivery option with handle by-balloon is not valid.",
      },
    ],
    warnings: [],
  });
});

test("a group that isn't the cart's is rejected", async () => {
  const { cart } = await createDeliveredCart(storefront, toUnitedStates);

  const answer = await choose(cart.id, "gid://shopify/CartDeliveryGroup/0?cart=0", "standard");

  expect(answer.userErrors).toMatchObject([{ code: "INVALID_DELIVERY_GROUP" }]);
});

test("free delivery is a delivery discount once there's a delivery", async () => {
  const before = await createDeliveredCart(storefront, { discountCodes: ["SHIP"] });
  const after = await createDeliveredCart(storefront, { discountCodes: ["SHIP"], ...toUnitedStates });

  expect(before.cart.discountAllocations).toEqual([]);
  expect(after.cart.discountAllocations).toEqual([
    { targetType: "SHIPPING_LINE", discountedAmount: { amount: "4.99" } },
  ]);
  expect(after.cart.cost.totalAmount.amount).toBe("124.98");
});

test("items that can't ship to the buyer's country are sold out until the buyer moves back", async () => {
  const { cart } = await createDeliveredCart(storefront, toUnitedStates);
  const update = (given: object) =>
    changeDelivery(storefront, "cartDeliveryAddressesUpdate", {
      cartId: cart.id,
      updates: [{ id: cart.delivery.addresses[0].id, ...toAddress(given) }],
    });

  const abroad = await update({ countryCode: "FR", provinceCode: null, zip: "75001" });
  const back = await update({});

  expect(abroad.cart).toMatchObject({ totalQuantity: 1, deliveryGroups: { nodes: [] } });
  expect(abroad.warnings).toMatchObject([{ code: "MERCHANDISE_OUT_OF_STOCK" }]);
  expect(back.cart.totalQuantity).toBe(3);
  expect(back.warnings).toEqual([]);
});

test("a buyer in a country without a market pays in US dollars for items that don't ship", async () => {
  const { cart, warnings } = await createDeliveredCart(storefront, { buyerIdentity: { countryCode: "DE" } });

  expect(cart.cost.totalAmount).toEqual({ amount: "79.0", currencyCode: "USD" });
  expect(warnings).toMatchObject([{ code: "MERCHANDISE_OUT_OF_STOCK" }]);
});

test("without the cart's key, its addresses and delivery are hidden", async () => {
  const { cart } = await createDeliveredCart(storefront, toUnitedStates);

  const { body } = await storefront.ask(
    `query ($id: ID!) { cart(id: $id) { delivery { addresses { id } } deliveryGroups(first: 5) { nodes { id } } } }`,
    { id: cart.id.replace(/\?.*/, "") },
  );

  expect(body.data.cart).toEqual({ delivery: { addresses: [] }, deliveryGroups: { nodes: [] } });
});
