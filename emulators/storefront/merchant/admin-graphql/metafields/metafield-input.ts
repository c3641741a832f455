import { z } from "zod";
import { isOfOtherApp, toNamespace } from "#storefront/domain/catalog/metafields.ts";
import { notEmulated } from "#storefront/domain/not-emulated.ts";
import { type CheckReference, isRightValue } from "#storefront/graphql/schema/metafield-values.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";

/** The emulated codes of MetafieldsSetUserErrorCode. */
export type MetafieldsSetCode =
  | "APP_NOT_AUTHORIZED"
  | "BLANK"
  | "INVALID"
  | "INVALID_TYPE"
  | "INVALID_VALUE"
  | "LESS_THAN_OR_EQUAL_TO"
  | "STALE_OBJECT"
  | "TOO_LONG"
  | "TOO_SHORT";

/** Emulator only: Shopify's limit is for a shop's definitions. */
export const maxMetafieldsOfOwner = 250;

const maxValueLength = 65_536;

interface Fault {
  code: MetafieldsSetCode;
  /** The field of the input; null for all of it. */
  name: "key" | "namespace" | "type" | "value" | null;
  message: string;
}

/** The metafield of an input, whose faults have the given code, or their own. `services` have what it can refer to. */
export function toMetafieldSchema(services: Pick<AdminServices, "catalog" | "content">, code: string | null) {
  const checkReference = toCheckReference(services);
  return z
    .object({
      key: z.string().nullish(),
      namespace: z.string().nullish(),
      type: z.string().nullish(),
      value: z.string().nullish(),
    })
    .transform(({ key, namespace, type, value }) => ({
      key: key ?? "",
      namespace: toNamespace(namespace),
      type: type ?? "",
      value: value ?? "",
    }))
    .superRefine((metafield, context) => {
      const fault = findFault(metafield, checkReference);
      if (!fault) return;
      const { name, message } = fault;
      const path = name === null ? [] : [name];
      context.addIssue({ code: "custom", path, message, params: { code: code ?? fault.code } });
    });
}

interface Given {
  key: string;
  namespace: string;
  type: string;
  value: string;
}

/** The first fault, as at Shopify. */
function findFault({ key, namespace, type, value }: Given, checkReference: CheckReference): Fault | null {
  const texts = [
    { name: "namespace", label: "Namespace", text: namespace, min: 3, max: 255 },
    { name: "key", label: "Key", text: key, min: 2, max: 64 },
  ] as const;
  for (const { name, label, text, min, max } of texts) {
    if (text.length < min)
      return { name, code: "TOO_SHORT", message: `${label} is too short (minimum is ${min} characters)` };
    if (text.length > max)
      return { name, code: "TOO_LONG", message: `${label} is too long (maximum is ${max} characters)` };
    if (!/^[\w-]+$/.test(text))
      return {
        name,
        code: "INVALID",
        message: `${label} can only contain letters, digits, hyphens, and underscores`,
      };
  }
  if (isOfOtherApp(namespace))
    return {
      name: null,
      code: "APP_NOT_AUTHORIZED",
      message: "Access to this namespace and key on Metafields for this resource type is not allowed.",
    };
  // Only a definition could tell the type, and the shop has none.
  if (type === "") return { name: "type", code: "BLANK", message: "Type can't be blank" };
  if (value === "") return { name: "value", code: "BLANK", message: "Value can't be blank" };
  if (value.length > maxValueLength)
    return {
      name: "value",
      code: "TOO_LONG",
      message: `Value is too long (maximum is ${maxValueLength} characters)`,
    };
  const right = isRightValue(type, value, checkReference);
  switch (right.kind) {
    case "right":
      return null;
    case "unknown type":
      return { name: "type", code: "INVALID_TYPE", message: `The type ${type} is invalid.` };
    case "wrong":
      return { name: "value", code: "INVALID_VALUE", message: right.message };
  }
}

function toCheckReference({
  catalog: { stored },
  content,
}: Pick<AdminServices, "catalog" | "content">): CheckReference {
  const finders: Record<string, (id: string) => boolean> = {
    article: (id) => content.articles.some(({ article }) => article.id === id),
    collection: (id) => stored.collectionById(id) !== null,
    metaobject: (id) => content.metaobjects.some((metaobject) => metaobject.id === id),
    page: (id) => content.pages.some((page) => page.id === id),
    product: (id) => stored.productById(id) !== null,
    variant: (id) => stored.variantById(id) !== null,
  };
  return (kind, id) => {
    const find = Object.hasOwn(finders, kind) ? finders[kind] : undefined;
    if (!find) throw notEmulated(`A metafield of the type ${kind}_reference`);
    return find(id) ? null : `Value references non-existent resource ${id}.`;
  };
}
