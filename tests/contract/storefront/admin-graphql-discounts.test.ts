import { afterAll, beforeAll, expect, test } from "vitest";
import { createDiscountedCart } from "../../support/discounted-cart.ts";
import { startHostedStorefront } from "../../support/hosted-storefront.ts";
import { openAdminClient } from "../../support/open-admin-client.ts";
import { variants } from "../../support/stocked-seed.ts";
import { type TestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startHostedStorefront({ now: () => new Date("2026-11-21T10:00:00Z") });
});
afterAll(() => storefront.stop());

const { run } = openAdminClient();

const createMutation = `mutation CreateCode($basicCodeDiscount: DiscountCodeBasicInput!) {
  discountCodeBasicCreate(basicCodeDiscount: $basicCodeDiscount) {
    codeDiscountNode {
      id
      codeDiscount {
        ... on DiscountCodeBasic {
          title status discountClass startsAt endsAt usageLimit appliesOncePerCustomer asyncUsageCount
          codes(first: 1) { nodes { code } }
          combinesWith { orderDiscounts productDiscounts shippingDiscounts }
          customerSelection { ... on DiscountCustomerAll { allCustomers } }
          minimumRequirement {
            ... on DiscountMinimumSubtotal { greaterThanOrEqualToSubtotal { amount } }
            ... on DiscountMinimumQuantity { greaterThanOrEqualToQuantity }
          }
          customerGets {
            value {
              ... on DiscountPercentage { percentage }
              ... on DiscountAmount { amount { amount currencyCode } appliesOnEachItem }
            }
            items {
              ... on AllDiscountItems { allItems }
              ... on DiscountProducts { products(first: 5) { nodes { id } } }
              ... on DiscountCollections { collections(first: 5) { nodes { handle } } }
            }
          }
        }
      }
    }
    userErrors { field message code extraInfo }
  }
}`;

const toInput = (code: string, given: object = {}) => ({
  title: code,
  code,
  startsAt: "2026-01-01T00:00:00-05:00",
  customerSelection: { all: true },
  customerGets: { value: { percentage: 0.07 }, items: { all: true } },
  ...given,
});

const create = async (basicCodeDiscount: object) =>
  (await run(createMutation, { basicCodeDiscount })).discountCodeBasicCreate;

const cartWith = (discountCodes: string[]) =>
  createDiscountedCart(storefront, {
    lines: [{ merchandiseId: variants.spiral, quantity: 2 }],
    discountCodes,
  });

test("a percentage off everything is applied to a cart by its code", async () => {
  const { codeDiscountNode, userErrors } = await create(
    toInput("SEVEN", {
      endsAt: "2026-12-31T23:59:59Z",
      usageLimit: 50,
      appliesOncePerCustomer: true,
      combinesWith: { shippingDiscounts: true },
    }),
  );

  const { cart, total } = await cartWith(["seven"]);

  expect(userErrors).toEqual([]);
  expect(codeDiscountNode).toMatchObject({
    id: expect.stringMatching(/^gid:\/\/shopify\/DiscountCodeNode\/\d+$/),
    codeDiscount: {
      title: "SEVEN",
      status: "ACTIVE",
      discountClass: "ORDER",
      startsAt: "2026-01-01T05:00:00Z",
      endsAt: "2026-12-31T23:59:59Z",
      usageLimit: 50,
      appliesOncePerCustomer: true,
      asyncUsageCount: 0,
      codes: { nodes: [{ code: "SEVEN" }] },
      combinesWith: { orderDiscounts: false, productDiscounts: false, shippingDiscounts: true },
      customerSelection: { allCustomers: true },
      minimumRequirement: null,
      customerGets: { value: { percentage: 0.07 }, items: { allItems: true } },
    },
  });
  expect(cart.discountCodes).toEqual([{ code: "seven", applicable: true }]);
  expect(total).toBe("42.76");
});

test("an amount off each item of a product is applied to its line", async () => {
  const workbook = "gid://shopify/Product/90";
  const { codeDiscountNode } = await create(
    toInput("TWOOFF", {
      customerGets: {
        value: { discountAmount: { amount: "2.00", appliesOnEachItem: true } },
        items: { products: { productsToAdd: [workbook] } },
      },
      minimumRequirement: { quantity: { greaterThanOrEqualToQuantity: "2" } },
    }),
  );

  const { lines } = await cartWith(["TWOOFF"]);

  expect(codeDiscountNode.codeDiscount).toMatchObject({
    discountClass: "PRODUCT",
    minimumRequirement: { greaterThanOrEqualToQuantity: 2 },
    customerGets: {
      value: { amount: { amount: "2.0", currencyCode: "USD" }, appliesOnEachItem: true },
      items: { products: { nodes: [{ id: workbook }] } },
    },
  });
  expect(lines).toEqual([["45.98", "41.98"]]);
});

test("a code for a collection applies from its minimum on", async () => {
  const { codeDiscountNode } = await create(
    toInput("SHELF", {
      customerGets: {
        value: { percentage: 0.5 },
        items: { collections: { add: ["gid://shopify/Collection/90"] } },
      },
      minimumRequirement: { subtotal: { greaterThanOrEqualToSubtotal: "50.00" } },
    }),
  );

  const { cart } = await cartWith(["SHELF"]);

  expect(codeDiscountNode.codeDiscount).toMatchObject({
    minimumRequirement: { greaterThanOrEqualToSubtotal: { amount: "50.0" } },
    customerGets: { items: { collections: { nodes: [{ handle: "workbooks" }] } } },
  });
  expect(cart.discountCodes).toEqual([{ code: "SHELF", applicable: false }]);
});

test("a code that starts later is scheduled", async () => {
  const { codeDiscountNode } = await create(toInput("LATER", { startsAt: "2027-01-01T00:00:00Z" }));

  expect(codeDiscountNode.codeDiscount.status).toBe("SCHEDULED");
});

test("a taken code is refused, whatever its case", async () => {
  await create(toInput("ONCE"));

  const { codeDiscountNode, userErrors } = await create(toInput("once"));

  expect(codeDiscountNode).toBeNull();
  expect(userErrors).toEqual([
    {
      field: ["basicCodeDiscount", "code"],
      message: "Code must be unique. Please try a different code.",
      code: "TAKEN",
      extraInfo: null,
    },
  ]);
});

test.each([
  ["without a title", { title: "" }, ["title"], "BLANK", "Title can't be blank"],
  ["without a code", { code: null }, ["code"], "BLANK", "Code can't be blank"],
  ["without a start", { startsAt: null }, ["startsAt"], "BLANK", "Starts at can't be blank"],
  [
    "that ends first",
    { endsAt: "2025-01-01T00:00:00Z" },
    ["endsAt"],
    "INVALID",
    "Ends at needs to be after starts_at",
  ],
  ["for no orders", { usageLimit: 0 }, ["usageLimit"], "GREATER_THAN", "Usage limit must be greater than 0"],
  [
    "of more than everything",
    { customerGets: { value: { percentage: 20 }, items: { all: true } } },
    ["customerGets", "value", "percentage"],
    "VALUE_OUTSIDE_RANGE",
    "Value must be between 0.0 and 1.0",
  ],
  [
    "for nothing",
    { customerGets: { value: { percentage: 0.2 } } },
    ["customerGets", "items"],
    "MISSING_ARGUMENT",
    "Specify all items, products, or collections.",
  ],
  [
    "for an unknown product",
    {
      customerGets: {
        value: { percentage: 0.2 },
        items: { products: { productsToAdd: ["gid://shopify/Product/1"] } },
      },
    },
    ["customerGets", "items", "products", "productsToAdd", "0"],
    "INVALID",
    "gid://shopify/Product/1 doesn't exist.",
  ],
  [
    "with two minimums",
    {
      minimumRequirement: {
        quantity: { greaterThanOrEqualToQuantity: 2 },
        subtotal: { greaterThanOrEqualToSubtotal: 10 },
      },
    },
    ["minimumRequirement"],
    "MINIMUM_SUBTOTAL_AND_QUANTITY_RANGE_BOTH_PRESENT",
    "Specify a minimum subtotal or a quantity, but not both.",
  ],
])("a code %s is refused, with the field", async (_name, given, field, code, message) => {
  const { codeDiscountNode, userErrors } = await create(toInput("WRONG", given));

  expect(codeDiscountNode).toBeNull();
  expect(userErrors).toContainEqual({
    field: ["basicCodeDiscount", ...field],
    code,
    message,
    extraInfo: null,
  });
});
