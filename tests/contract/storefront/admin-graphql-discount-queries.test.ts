import { afterAll, beforeAll, expect, test } from "vitest";
import { checkoutSeed, openCheckout, toOregon } from "../../support/checkout.ts";
import { startHostedStorefront } from "../../support/hosted-storefront.ts";
import { openAdminClient } from "../../support/open-admin-client.ts";
import { variants } from "../../support/stocked-seed.ts";
import { type TestStorefront } from "../../support/storefront.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startHostedStorefront({
    seed: checkoutSeed,
    now: () => new Date("2026-11-21T10:00:00Z"),
  });
});
afterAll(() => storefront.stop());

const { run, client } = openAdminClient();

const byCode = async (code: string, fields: string) => {
  const { codeDiscountNodeByCode } = await run(
    `query ($code: String!) { codeDiscountNodeByCode(code: $code) { codeDiscount { __typename ${fields} } } }`,
    { code },
  );
  return codeDiscountNodeByCode.codeDiscount;
};

const list = async (query: string, sortKey = "CREATED_AT") => {
  const { codeDiscountNodes } = await run(
    `query ($query: String, $sortKey: CodeDiscountSortKeys!) {
      codeDiscountNodes(first: 20, query: $query, sortKey: $sortKey) {
        nodes {
          codeDiscount {
            ... on DiscountCodeBasic { codes(first: 1) { nodes { code } } }
            ... on DiscountCodeBxgy { codes(first: 1) { nodes { code } } }
            ... on DiscountCodeFreeShipping { codes(first: 1) { nodes { code } } }
          }
        }
      }
    }`,
    { query, sortKey },
  );
  return codeDiscountNodes.nodes.map(
    ({ codeDiscount }: { codeDiscount: { codes: { nodes: [{ code: string }] } } }) =>
      codeDiscount.codes.nodes[0].code,
  );
};

test("a new code is found by ID and by code, whatever its case, and survives a restart", async () => {
  const {
    discountCodeBasicCreate: { codeDiscountNode: made },
  } = await run(
    `mutation ($discount: DiscountCodeBasicInput!) {
      discountCodeBasicCreate(basicCodeDiscount: $discount) {
        codeDiscountNode { id codeDiscount { ... on DiscountCodeBasic { title status } } }
      }
    }`,
    {
      discount: {
        title: "Found again",
        code: "FOUND",
        startsAt: "2026-01-01T00:00:00Z",
        customerGets: { value: { percentage: 0.07 }, items: { all: true } },
      },
    },
  );

  await storefront.restart();
  const found = await run(
    `query ($id: ID!) {
      codeDiscountNode(id: $id) { id codeDiscount { ... on DiscountCodeBasic { title status } } }
      codeDiscountNodeByCode(code: "found") { id codeDiscount { ... on DiscountCodeBasic { title status } } }
    }`,
    { id: made.id },
  );

  expect(made.codeDiscount).toEqual({ title: "Found again", status: "ACTIVE" });
  expect(found).toEqual({ codeDiscountNode: made, codeDiscountNodeByCode: made });
});

test("what isn't a code isn't found", async () => {
  const found = await run(`{
    unknown: codeDiscountNode(id: "gid://shopify/DiscountCodeNode/1") { id }
    automatic: codeDiscountNode(id: "gid://shopify/DiscountCodeNode/61000000012") { id }
    codeDiscountNodeByCode(code: "NOPE") { id }
  }`);

  expect(found).toEqual({ unknown: null, automatic: null, codeDiscountNodeByCode: null });
});

test("a code that gives a product for buying others is a DiscountCodeBxgy", async () => {
  const discount = await byCode(
    "BUY2GET1",
    `... on DiscountCodeBxgy {
      title discountClass usesPerOrderLimit
      customerBuys {
        value { ... on DiscountQuantity { quantity } }
        items { ... on DiscountCollections { collections(first: 5) { nodes { handle } } } }
      }
      customerGets {
        value {
          ... on DiscountOnQuantity {
            quantity { quantity } effect { ... on DiscountPercentage { percentage } }
          }
        }
        items { ... on DiscountCollections { collections(first: 5) { nodes { handle } } } }
      }
    }`,
  );

  const workbooks = { collections: { nodes: [{ handle: "workbooks" }] } };
  expect(discount).toEqual({
    __typename: "DiscountCodeBxgy",
    title: "Buy two workbooks, get one free",
    discountClass: "PRODUCT",
    usesPerOrderLimit: null,
    customerBuys: { value: { quantity: 2 }, items: workbooks },
    customerGets: { value: { quantity: { quantity: 1 }, effect: { percentage: 1 } }, items: workbooks },
  });
});

test("a code for free shipping is a DiscountCodeFreeShipping to all countries", async () => {
  const discount = await byCode(
    "FREESHIP",
    `... on DiscountCodeFreeShipping {
      discountClass maximumShippingPrice { amount }
      minimumRequirement { __typename }
      customerSelection { ... on DiscountCustomerAll { allCustomers } }
      destinationSelection { ... on DiscountCountryAll { allCountries } }
      combinesWith { orderDiscounts productDiscounts shippingDiscounts }
    }`,
  );

  expect(discount).toEqual({
    __typename: "DiscountCodeFreeShipping",
    discountClass: "SHIPPING",
    maximumShippingPrice: null,
    minimumRequirement: null,
    customerSelection: { allCustomers: true },
    destinationSelection: { allCountries: true },
    combinesWith: { orderDiscounts: true, productDiscounts: true, shippingDiscounts: false },
  });
});

test("a code for one country is for a segment of customers, whose query isn't emulated", async () => {
  const discount = await byCode("CANADA15", "... on DiscountCodeBasic { customerSelection { __typename } }");
  const { errors } = await client.request(`{
    codeDiscountNodeByCode(code: "CANADA15") {
      codeDiscount {
        ... on DiscountCodeBasic {
          customerSelection { ... on DiscountCustomerSegments { segments { id } } }
        }
      }
    }
  }`);

  expect(discount.customerSelection).toEqual({ __typename: "DiscountCustomerSegments" });
  expect(errors?.graphQLErrors).toMatchObject([
    { message: "DiscountCustomerSegments.segments is not emulated.", extensions: { code: "NOT_EMULATED" } },
  ]);
});

test.each([
  ["status:expired", ["EXPIRED"]],
  ["status:scheduled", ["SPRING"]],
  ["discount_type:bogo OR discount_type:free_shipping", ["BUY2GET1", "FREESHIP"]],
  ["discount_type:fixed_amount combines_with:order_discounts", ["BOOK3"]],
  ["ends_at:<2026", ["EXPIRED"]],
  ["ends_at:*", ["EXPIRED"]],
  ["starts_at:>2030", ["SPRING"]],
  ["title:kids", ["KIDS12"]],
  ["first30", ["FIRST30"]],
])("codes are searched with %s", async (query, codes) => {
  expect(await list(query)).toEqual(codes);
});

test("codes are searched by their uses", async () => {
  const { checkout } = await openCheckout(storefront, {
    lines: [{ merchandiseId: variants.spiral }],
    discountCodes: ["WELCOME10"],
  });
  await checkout.press("place", toOregon);

  expect(await list("times_used:>0")).toEqual(["WELCOME10"]);
});

test("codes are read in pages, without automatic discounts", async () => {
  const query = `query ($after: String) {
    codeDiscountNodes(first: 2, after: $after, sortKey: ID) {
      nodes { id } pageInfo { hasNextPage endCursor }
    }
  }`;
  const toNode = (number: number) => ({ id: `gid://shopify/DiscountCodeNode/${61_000_000_000 + number}` });

  const { codeDiscountNodes: first } = await run(query);
  const { codeDiscountNodes: second } = await run(query, { after: first.pageInfo.endCursor });

  expect(first).toMatchObject({ nodes: [toNode(1), toNode(2)], pageInfo: { hasNextPage: true } });
  expect(second.nodes).toEqual([toNode(3), toNode(4)]);
});

test.each([
  ["ENDS_AT", "EXPIRED"],
  ["STARTS_AT", "EXPIRED"],
  ["TITLE", "SAVE20"],
])("codes sorted by %s begin with %s", async (sortKey, code) => {
  expect((await list("", sortKey))[0]).toBe(code);
});
