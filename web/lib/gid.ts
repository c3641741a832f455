/** A Shopify global id that tells its kind. */
export type Gid<Kind extends string> = `gid://shopify/${Kind}/${string}`;

export function isGid<Kind extends string>(kind: Kind, id: string): id is Gid<Kind> {
  const prefix = `gid://shopify/${kind}/`;
  return id.startsWith(prefix) && id.length > prefix.length;
}

/** The id, known to be of the kind. Throws a TypeError that names both otherwise, without the secret a cart id ends in. */
export function parseGid<Kind extends string>(kind: Kind, id: string): Gid<Kind> {
  if (!isGid(kind, id)) throw new TypeError(`"${id.replace(/\?.*$/s, "")}" is not the id of a ${kind}.`);
  return id;
}
