import { expect, test } from "vitest";
import type { CostedLine } from "#storefront/domain/cart/price-lines.ts";
import type { Product } from "#storefront/domain/catalog/product.ts";
import { toBuyXGetYAmounts } from "./buy-x-get-y.ts";
import type { Entitled } from "./discount.ts";

/** A line with this quantity, price and product handle. */
function line(handle: string, quantity: number, amount: number): CostedLine {
  const product: Product = {
    id: `gid://shopify/Product/${handle}`,
    handle,
    status: "active",
    title: handle,
    descriptionHtml: "",
    productType: "",
    vendor: "",
    tags: [],
    options: [],
    variants: [],
    metafields: [],
    images: [],
    createdAt: "2026-01-01T00:00:00.000Z",
    updatedAt: "2026-01-01T00:00:00.000Z",
  };
  const price = { amount, compareAt: null };
  return {
    line: { id: handle, merchandiseId: handle, quantity, attributes: [] },
    merchandise: {
      product,
      variant: {
        id: `gid://shopify/ProductVariant/${handle}`,
        title: "",
        sku: "",
        selectedOptions: [],
        prices: { USD: price, CAD: price },
        stock: null,
        requiresShipping: false,
      },
    },
    each: price,
    subtotal: amount * quantity,
  };
}

const only = (...handles: string[]): Entitled => ({ kind: "products", handles });
const noCollections = { collectionByHandle: () => null };

function toAmounts(
  {
    buys,
    gets,
    percent = 100,
    uses = null,
  }: { buys: [number, Entitled]; gets: [number, Entitled]; percent?: number; uses?: number | null },
  lines: CostedLine[],
): number[] {
  const value = {
    kind: "buyXGetY",
    buys: { quantity: buys[0], items: buys[1] },
    gets: { quantity: gets[0], items: gets[1], percent },
    usesPerOrder: uses,
  } as const;
  return toBuyXGetYAmounts(value, lines, noCollections);
}

test("the items to get can differ from the items to buy", () => {
  const rule = { buys: [1, only("course")], gets: [1, only("book")] } as const;

  expect(
    toAmounts({ buys: [...rule.buys], gets: [...rule.gets] }, [line("course", 1, 900), line("book", 1, 200)]),
  ).toEqual([0, 200]);
  expect(toAmounts({ buys: [...rule.buys], gets: [...rule.gets] }, [line("course", 1, 900)])).toEqual([0]);
  expect(toAmounts({ buys: [...rule.buys], gets: [...rule.gets] }, [line("book", 5, 200)])).toEqual([0]);
});

test.each([
  [2, 0],
  [3, 1],
  [5, 1],
  [6, 2],
  [9, 3],
  [1_000_000, 333_333],
])("of %i of the same item, buying two gets %i free", (quantity, free) => {
  const amounts = toAmounts({ buys: [2, only("book")], gets: [1, only("book")] }, [
    line("book", quantity, 200),
  ]);

  expect(amounts).toEqual([free * 200]);
});

test("the cheapest items are free", () => {
  const all = only("expensive", "middle", "cheap");

  const amounts = toAmounts({ buys: [2, all], gets: [1, all] }, [
    line("expensive", 1, 900),
    line("cheap", 1, 100),
    line("middle", 1, 500),
  ]);

  expect(amounts).toEqual([0, 100, 0]);
});

test("a cheap item that must be bought isn't free if there's an expensive one to get", () => {
  const amounts = toAmounts({ buys: [1, only("cheap")], gets: [1, only("cheap", "expensive")] }, [
    line("cheap", 1, 100),
    line("expensive", 1, 900),
  ]);

  expect(amounts).toEqual([0, 900]);
});

test("a percentage is taken off to the cent of each item, up to the limit", () => {
  const rule = { percent: 33.33, uses: 2 };

  const amounts = toAmounts({ buys: [1, only("a")], gets: [1, only("b")], ...rule }, [
    line("a", 9, 900),
    line("b", 9, 199),
  ]);

  expect(amounts).toEqual([0, 2 * 66]);
});
