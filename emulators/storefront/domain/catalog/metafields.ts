import type { NextId } from "#storefront/domain/next-id.ts";
import type { Metafield } from "./product.ts";

/** A metafield with everything the APIs show of it. */
export type NumberedMetafield = Required<Metafield>;

export type MetafieldValue = Pick<Metafield, "namespace" | "key" | "type" | "value">;
export type MetafieldName = Pick<Metafield, "namespace" | "key">;

interface Owner {
  id: string;
  metafields: readonly Metafield[];
  createdAt: string;
  updatedAt: string;
}

/** The namespace of the app that every token belongs to. */
const appNamespace = "app--1";

/** The app's own namespace is meant without one, and by `$app` (shopify.dev, "Metafield ownership"). */
export function toNamespace(given: string | null | undefined): string {
  if (given == null || given === "$app") return appNamespace;
  return given.startsWith("$app:") ? `${appNamespace}--${given.slice("$app:".length)}` : given;
}

/** Whether only another app can write to this namespace. */
export const isOfOtherApp = (namespace: string): boolean =>
  /^app--\d/.test(namespace) && namespace !== appNamespace && !namespace.startsWith(`${appNamespace}--`);

export function isNamed(metafield: MetafieldName, { namespace, key }: MetafieldName): boolean {
  return metafield.namespace === namespace && metafield.key === key;
}

/** A metafield of the seed has a number by its place, and its owner's dates. */
export function numberMetafields({ id, metafields, createdAt, updatedAt }: Owner): NumberedMetafield[] {
  const number = id.replaceAll(/\D/g, "");
  return metafields.map((metafield, index) => ({
    id: `gid://shopify/Metafield/${number}${index + 1}`,
    createdAt,
    updatedAt,
    ...metafield,
  }));
}

interface Setting {
  nextId: NextId;
  now: () => Date;
}

/** The owner's metafields after these are set, by name, or the same list if nothing changes. */
export function withMetafields(
  owner: Owner,
  values: readonly MetafieldValue[],
  { nextId, now }: Setting,
): readonly Metafield[] {
  const moment = now().toISOString();
  let isChanged = false;
  const set = numberMetafields(owner);
  for (const { namespace, key, type, value } of values) {
    const place = set.findIndex((metafield) => isNamed(metafield, { namespace, key }));
    const known = set[place];
    if (known && known.type === type && known.value === value) continue;
    isChanged = true;
    if (known) set[place] = { ...known, type, value, updatedAt: moment };
    else
      set.push({
        id: nextId("Metafield"),
        namespace,
        key,
        type,
        value,
        createdAt: moment,
        updatedAt: moment,
      });
  }
  return isChanged ? set : owner.metafields;
}

/** Like `withMetafields`, and without any others. */
export function replaceMetafields(
  owner: Owner,
  values: readonly MetafieldValue[],
  setting: Setting,
): readonly Metafield[] {
  const isGone = (name: MetafieldName) => !values.some((value) => isNamed(value, name));
  return withMetafields({ ...owner, metafields: withoutMetafields(owner, isGone) }, values, setting);
}

/** The owner's metafields without those that match, or the same list if none does. Others keep their IDs. */
export function withoutMetafields(
  owner: Owner,
  isRemoved: (name: MetafieldName) => boolean,
): readonly Metafield[] {
  return owner.metafields.some(isRemoved)
    ? numberMetafields(owner).filter((metafield) => !isRemoved(metafield))
    : owner.metafields;
}
