import { z } from "zod";
import type { Metafield } from "#storefront/domain/catalog/product.ts";
import { readNode } from "./nodes.ts";
import { notEmulated } from "#storefront/domain/not-emulated.ts";
import type { StorefrontContext } from "./resolver.ts";

type Value = Pick<Metafield, "type" | "value">;

/** What types of metafields can refer to (shopify.dev, "List of data types: reference types"). */
const kinds = new Set(["article", "collection", "metaobject", "page", "product", "variant"]);

/** The resource that a value of a `…_reference` type refers to, or null for other types and missing resources. */
export function readReference({ type, value }: Value, context: StorefrontContext): object | null {
  return isReference(type, "") ? readNode(value, context) : null;
}

/** The resources that a `list.…_reference` refers to, without missing ones, or null for other types. */
export function readReferences({ type, value }: Value, context: StorefrontContext): object[] | null {
  if (!isReference(type, "list.")) return null;
  const ids = z.array(z.string()).parse(JSON.parse(value));
  return ids.map((id) => readNode(id, context)).filter((node) => node !== null);
}

function isReference(type: string, prefix: "" | "list."): boolean {
  const [, list = "", kind] = /^(list\.)?(\w+)_reference$/.exec(type) ?? [];
  if (kind === undefined || list !== prefix) return false;
  if (!kinds.has(kind)) throw notEmulated(`Metafield.reference of the type ${type}`);
  return true;
}
