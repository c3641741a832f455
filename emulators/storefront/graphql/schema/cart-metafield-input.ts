import { createHash } from "node:crypto";
import type { Cart, CartMetafield } from "#storefront/domain/cart/cart.ts";
import { isNamed, type MetafieldName, toNamespace } from "#storefront/domain/catalog/metafields.ts";
import { isRightValue } from "./metafield-values.ts";
import type { MetafieldSource } from "./find-metafield.ts";
import type { CartSource } from "./cart-source.ts";

export interface CartMetafieldInput {
  key: string;
  type: string;
  value: string;
}

export interface MetafieldUserError {
  code:
    | "BLANK"
    | "INVALID_OWNER"
    | "INVALID_TYPE"
    | "INVALID_VALUE"
    | "LESS_THAN_OR_EQUAL_TO"
    | "TOO_LONG"
    | "TOO_SHORT";
  field: string[];
  message: string;
  elementIndex: null;
}

/** "Accepts up to 25 metafields per request" (schema, cartMetafieldsSet). */
const maxMetafields = 25;

export function checkMetafields(
  inputs: readonly CartMetafieldInput[],
  field: string[],
): MetafieldUserError[] {
  if (inputs.length > maxMetafields) {
    const message = `At most ${maxMetafields} metafields can be set at once.`;
    return [{ code: "LESS_THAN_OR_EQUAL_TO", field, message, elementIndex: null }];
  }
  return inputs.flatMap((input, index) =>
    checkMetafield(input).map(({ name, code, message }) => ({
      code,
      field: [...field, String(index), name],
      message,
      elementIndex: null,
    })),
  );
}

interface Fault extends Pick<MetafieldUserError, "code" | "message"> {
  name: keyof CartMetafieldInput;
}

function checkMetafield({ key: given, type, value }: CartMetafieldInput): Fault[] {
  const { namespace, key } = parseKey(given);
  if (key.length < 2 || namespace.length < 3) {
    return [{ name: "key", code: "TOO_SHORT", message: "The key is too short." }];
  }
  if (key.length > 64 || namespace.length > 255) {
    return [{ name: "key", code: "TOO_LONG", message: "The key is too long." }];
  }
  if (value === "") return [{ name: "value", code: "BLANK", message: "The value can't be blank." }];
  const right = isRightValue(type, value, null);
  switch (right.kind) {
    case "right":
      return [];
    case "unknown type":
      return [{ name: "type", code: "INVALID_TYPE", message: `The type ${type} is invalid.` }];
    case "wrong":
      return [{ name: "value", code: "INVALID_VALUE", message: right.message }];
  }
}

/** Each replaces the one with its name, or is added at the end. */
export function setMetafields(
  before: readonly CartMetafield[],
  inputs: readonly CartMetafieldInput[],
  now: Date,
): CartMetafield[] {
  const moment = now.toISOString();
  const set = [...before];
  for (const { key: given, type, value } of inputs) {
    const name = parseKey(given);
    const position = set.findIndex((metafield) => isNamed(metafield, name));
    const createdAt = set[position]?.createdAt ?? moment;
    const made = { ...name, type, value, createdAt, updatedAt: moment };
    if (position === -1) set.push(made);
    else set[position] = made;
  }
  return set;
}

/** `namespace.key`, or only a key. */
export function parseKey(given: string): MetafieldName {
  const [, namespace, key = given] = /^([^.]+)\.(.+)$/s.exec(given) ?? [];
  return { namespace: toNamespace(namespace), key };
}

export function toMetafieldName({
  namespace,
  key,
}: {
  namespace?: string | null;
  key: string;
}): MetafieldName {
  return { namespace: toNamespace(namespace), key };
}

export function toMetafieldId({ token }: Cart, { namespace, key }: MetafieldName): string {
  const hash = createHash("sha256").update(`${token} ${namespace}.${key}`).digest("hex").slice(0, 13);
  return `gid://shopify/Metafield/${Number.parseInt(hash, 16)}`;
}

/** A metafield's parent cart has its ID without the key (seen in a response of version 2026-04). */
export function toCartMetafield(metafield: CartMetafield, source: CartSource): MetafieldSource {
  return {
    ...metafield,
    __typename: "Metafield",
    id: toMetafieldId(source.cart, metafield),
    description: null,
    parentResource: { ...source, isOwner: false },
  };
}
