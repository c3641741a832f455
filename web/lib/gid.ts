/** A Shopify global id with its type. */
export type Gid<Kind extends string> = `gid://shopify/${Kind}/${string}`;

export function isGid<Kind extends string>(kind: Kind, id: string): id is Gid<Kind> {
  const prefix = `gid://shopify/${kind}/`;
  return id.startsWith(prefix) && id.length > prefix.length;
}

/** Narrows an id to a type. Otherwise throws a TypeError that names both, without the secret in a cart id. */
export function toGid<Kind extends string>(kind: Kind, id: string): Gid<Kind> {
  if (!isGid(kind, id)) throw new TypeError(`"${id.replace(/\?.*$/s, "")}" isn't a ${kind} id.`);
  return id;
}
