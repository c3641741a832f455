import type { Currency, Metafield, Product } from "#storefront/domain/catalog/product.ts";
import {
  type Condition,
  meets,
  type ProductFilter,
  toConditions,
  toMetafieldGroup,
  toOptionGroup,
} from "./product-filter.ts";
import { fold } from "./words.ts";

/** The schema's `Filter`. */
export interface Facet {
  id: string;
  label: string;
  type: "LIST" | "PRICE_RANGE";
  presentation: "TEXT" | null;
  values: { id: string; label: string; count: number; input: string; image: null; swatch: null }[];
}

interface FacetList {
  group: string;
  id: string;
  label: string;
  values: { id: string; label: string; filter: ProductFilter }[];
}

/** The only metafield that the shop offers as a filter. */
const metafieldFacet = { namespace: "custom", key: "instructor", label: "Instructor" };

/**
 * The filters for a list of products, as if the merchant had turned all of them on: availability and price, which are always
 * there, then type, vendor, tags, options and the instructor. A count says how many products there would be with that value
 * instead of its filter's other ones. The IDs and the format of `input`, which is JSON in a string, match public responses of
 * hosted shops.
 */
export function readFacets(
  products: readonly Product[],
  conditions: readonly Condition[],
  currency: Currency,
): Facet[] {
  const count = (group: string, filter: ProductFilter) => {
    const others = conditions.filter((condition) => condition.group !== group);
    const all = [...others, ...toConditions([filter], currency)];
    return products.filter((product) => meets(product, all)).length;
  };
  const toFacet = ({ group, id, label, values }: FacetList): Facet => ({
    id,
    label,
    type: "LIST",
    presentation: "TEXT",
    values: values.map((value) => ({
      id: `${id}.${value.id}`,
      label: value.label,
      count: count(group, value.filter),
      input: JSON.stringify(value.filter),
      image: null,
      swatch: null,
    })),
  });
  const [availability, ...lists] = listFacets(products);
  return [
    ...(availability ? [toFacet(availability)] : []),
    toPriceFacet(products, currency),
    ...lists.filter(({ values }) => values.length > 0).map(toFacet),
  ];
}

function listFacets(products: readonly Product[]): FacetList[] {
  return [
    {
      group: "available",
      id: "filter.v.availability",
      label: "Availability",
      values: [
        { id: "1", label: "In stock", filter: { available: true } },
        { id: "0", label: "Out of stock", filter: { available: false } },
      ],
    },
    {
      group: "productType",
      id: "filter.p.product_type",
      label: "Product type",
      values: toValues(
        products,
        ({ productType }) => [productType],
        (productType) => ({ productType }),
      ),
    },
    {
      group: "vendor",
      id: "filter.p.vendor",
      label: "Brand",
      values: toValues(
        products,
        ({ vendor }) => [vendor],
        (productVendor) => ({ productVendor }),
      ),
    },
    {
      group: "tag",
      id: "filter.p.tag",
      label: "Tags",
      values: toValues(
        products,
        ({ tags }) => tags,
        (tag) => ({ tag }),
      ),
    },
    ...toOptionFacets(products),
    {
      group: toMetafieldGroup(metafieldFacet),
      id: `filter.p.m.${metafieldFacet.namespace}.${metafieldFacet.key}`,
      label: metafieldFacet.label,
      values: toValues(products, readMetafields, (value) => ({
        productMetafield: { namespace: metafieldFacet.namespace, key: metafieldFacet.key, value },
      })),
    },
  ];
}

function readMetafields({ metafields }: Product): string[] {
  const isOffered = ({ namespace, key }: Metafield) =>
    namespace === metafieldFacet.namespace && key === metafieldFacet.key;
  return metafields.filter(isOffered).map(({ value }) => value);
}

/** One facet per option, ignoring the case of its name. */
function toOptionFacets(products: readonly Product[]): FacetList[] {
  const labels = new Map(
    products.flatMap(({ options }) => options.map(({ name }) => [fold(name), name] as const)),
  );
  return Array.from(labels, ([name, label]) => ({
    group: toOptionGroup(name),
    id: `filter.v.option.${name}`,
    label,
    values: toValues(
      products,
      ({ variants }) =>
        variants.flatMap(({ selectedOptions }) =>
          selectedOptions.filter((option) => fold(option.name) === name).map(({ value }) => value),
        ),
      (value) => ({ variantOption: { name, value } }),
    ),
  }));
}

/** Each value once, ignoring case, in alphabetical order. */
function toValues(
  products: readonly Product[],
  read: (product: Product) => readonly string[],
  toFilter: (value: string) => ProductFilter,
): FacetList["values"] {
  const labels = new Map(products.flatMap(read).map((value) => [fold(value), value]));
  return [...labels.values()]
    .filter((label) => label !== "")
    .toSorted((left, right) => left.localeCompare(right, "en"))
    .map((label) => ({ id: toHandle(label), label, filter: toFilter(label) }));
}

/** "Sea Green / Desert" is `sea-green-desert`. */
function toHandle(label: string): string {
  return fold(label)
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

/** From zero to the highest price, whatever is filtered. Hosted shops return no count with it. */
function toPriceFacet(products: readonly Product[], currency: Currency): Facet {
  const cents = products.flatMap(({ variants }) => variants.map(({ prices }) => prices[currency].amount));
  const max = Math.max(0, ...cents) / 100;
  const id = "filter.v.price";
  const value = { id, label: "Price", count: 0, input: JSON.stringify({ price: { min: 0, max } }) };
  return {
    id,
    label: "Price",
    type: "PRICE_RANGE",
    presentation: null,
    values: [{ ...value, image: null, swatch: null }],
  };
}
