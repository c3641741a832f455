import { exchange } from "#storefront/domain/cart/exchange.ts";
import { replaceMetafields } from "#storefront/domain/catalog/metafields.ts";
import {
  defaultOption,
  type Price,
  type Product,
  type ProductOption,
  type Variant,
} from "#storefront/domain/catalog/product.ts";
import type { NextId } from "#storefront/domain/next-id.ts";
import { notEmulated } from "#storefront/domain/not-emulated.ts";
import type { OptionSetInput, ProductSetCode, VariantSetInput } from "./product-set-input.ts";

/** Reports what's wrong at a path of the input. */
export type Report = (code: ProductSetCode, path: readonly (string | number)[], message: string) => void;

interface Setting {
  /** null for a new product. */
  before: Product | null;
  nextId: NextId;
  now: () => Date;
  report: Report;
}

type Selected = Variant["selectedOptions"];

/** The options as given. One with a known ID or name stays the same option. */
export function setOptions(
  given: readonly OptionSetInput[] | null | undefined,
  { before, nextId, report }: Omit<Setting, "now">,
): ProductOption[] {
  const known = before?.options ?? [];
  if (!given) {
    const { name, value } = defaultOption;
    return before ? known : [{ id: nextId("ProductOption"), name, values: [value] }];
  }
  return inOrder(given).map(({ item: { id, name, values }, index }) => {
    const found = known.find((option) => (id == null ? option.name === name : option.id === id));
    if (id != null && !found)
      report("OPTION_DOES_NOT_EXIST", ["productOptions", index, "id"], "Option does not exist.");
    if (id == null && name == null)
      report("INVALID_INPUT", ["productOptions", index, "name"], "Option name can't be blank");
    return {
      ...found,
      id: found?.id ?? nextId("ProductOption"),
      name: name ?? found?.name ?? "",
      values: (values ?? []).map((value) => value.name),
    };
  });
}

/** The variants as given. One with a known ID or with a known variant's option values stays the same variant. */
export function setVariants(
  given: readonly VariantSetInput[] | null | undefined,
  options: readonly ProductOption[],
  setting: Setting,
): Variant[] {
  const { before, nextId, report } = setting;
  if (!given) {
    const selectedOptions = [{ ...defaultOption }];
    return before?.variants ?? [{ ...toNewVariant(nextId), title: defaultOption.value, selectedOptions }];
  }
  const taken = new Set<string>();
  return inOrder(given).map(({ item, index }) => {
    const path = ["variants", index];
    const selectedOptions = select(item, options, (code, at, message) =>
      report(code, [...path, ...at], message),
    );
    const title = selectedOptions.map(({ value }) => value).join(" / ");
    if (taken.has(title))
      report(
        "INVALID_VARIANT",
        path,
        `The variant '${title}' already exists. Please change at least one option value.`,
      );
    taken.add(title);
    const found = before?.variants.find((variant) =>
      item.id == null
        ? toKey(variant.selectedOptions, before.options) === toKey(selectedOptions, options)
        : variant.id === item.id,
    );
    if (item.id != null && !found)
      report("PRODUCT_VARIANT_DOES_NOT_EXIST", [...path, "id"], "Product variant does not exist.");
    const variant = toVariant(found ?? toNewVariant(nextId), item);
    return { ...variant, ...toMetafields(variant, item, setting), title, selectedOptions };
  });
}

function select(
  { optionValues }: VariantSetInput,
  options: readonly ProductOption[],
  report: Report,
): Selected {
  const chosen = optionValues.map(({ optionId, optionName, name }, index) => {
    const path = ["optionValues", index];
    const option = options.find((one) => (optionId == null ? one.name === optionName : one.id === optionId));
    if (!option) report("OPTION_DOES_NOT_EXIST", path, "Option does not exist.");
    else if (name == null || !option.values.includes(name))
      report("OPTION_VALUE_DOES_NOT_EXIST", [...path, "name"], "Option value does not exist.");
    return { name: option?.name, value: name ?? "" };
  });
  return options.map(({ name }) => {
    const found = chosen.find((one) => one.name === name);
    if (!found) report("INVALID_VARIANT", ["optionValues"], `You need to add option values for ${name}`);
    return { name, value: found?.value ?? "" };
  });
}

/** The values by option, so that a renamed option makes no difference. */
function toKey(selected: Selected, options: readonly ProductOption[]): string {
  const values = options.map(({ id, name }) =>
    JSON.stringify([id, selected.find((one) => one.name === name)?.value]),
  );
  return values.toSorted().join();
}

/** What isn't in the input stays. */
function toVariant(variant: Variant, item: VariantSetInput): Variant {
  const { price, compareAtPrice, barcode, taxable, inventoryItem, inventoryPolicy } = item;
  if (inventoryPolicy === "CONTINUE") throw notEmulated("ProductVariantInventoryPolicy.CONTINUE");
  const { amount, compareAt } = variant.prices.USD;
  const weight = inventoryItem?.measurement?.weight;
  return {
    ...variant,
    sku: item.sku ?? inventoryItem?.sku ?? variant.sku,
    prices: toPrices(variant, {
      amount: price ?? amount,
      compareAt: compareAtPrice === undefined ? compareAt : compareAtPrice,
    }),
    stock: toStock(variant, item),
    requiresShipping: inventoryItem?.requiresShipping ?? variant.requiresShipping,
    ...(taxable != null && { taxable }),
    ...(barcode != null && { barcode }),
    ...(weight && { weightInGrams: Math.round(weight.value * gramsPer[weight.unit]) }),
  };
}

/** Those that a given list leaves out are deleted. */
function toMetafields(
  { id, metafields = [] }: Variant,
  { metafields: given }: VariantSetInput,
  { before, nextId, now }: Setting,
): Pick<Variant, "metafields"> {
  if (!given) return {};
  const moment = now().toISOString();
  const { createdAt = moment, updatedAt = moment } = before ?? {};
  const owner = { id, metafields, createdAt, updatedAt };
  const replaced = replaceMetafields(owner, given, { nextId, now });
  return replaced === metafields ? {} : { metafields: replaced };
}

/** A changed price in US dollars is also the new price in Canadian dollars, converted. */
function toPrices({ prices }: Variant, usd: Price): Variant["prices"] {
  if (prices.USD.amount === usd.amount && prices.USD.compareAt === usd.compareAt) return prices;
  const toCad = (cents: number) => exchange(cents, "USD", "CAD");
  const compareAt = usd.compareAt === null ? null : toCad(usd.compareAt);
  return { USD: usd, CAD: { amount: toCad(usd.amount), compareAt } };
}

function toStock({ stock }: Variant, { inventoryItem, inventoryQuantities }: VariantSetInput): number | null {
  const [given] = inventoryQuantities ?? [];
  if (given?.name === "on_hand") throw notEmulated("ProductSetInventoryInput.name: on_hand");
  if (inventoryItem?.tracked === false) return null;
  if (given) return given.quantity;
  return inventoryItem?.tracked === true ? (stock ?? 0) : stock;
}

const gramsPer = { GRAMS: 1, KILOGRAMS: 1000, OUNCES: 28.349523125, POUNDS: 453.59237 };

const noPrice: Price = { amount: 0, compareAt: null };

function toNewVariant(nextId: NextId): Variant {
  return {
    id: nextId("ProductVariant"),
    title: "",
    sku: "",
    selectedOptions: [],
    prices: { USD: noPrice, CAD: noPrice },
    stock: null,
    requiresShipping: true,
    taxable: true,
    weightInGrams: 0,
  };
}

interface Placed<Item> {
  item: Item;
  /** Its place in the input. */
  index: number;
}

/** By `position`, counted from 1, where it's given. */
function inOrder<Item extends { position?: number | null | undefined }>(
  items: readonly Item[],
): Placed<Item>[] {
  const placed = items.map((item, index) => ({ item, index }));
  const positionOf = ({ item: { position }, index }: Placed<Item>) => position ?? index + 1;
  return placed.toSorted((left, right) => positionOf(left) - positionOf(right));
}
