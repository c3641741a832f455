// Sanity's migration runner starts with two slashes.
const version = /^\/{1,2}v(1|X|\d{4}-\d{2}-\d{2})(?=\/)/i;

/** `/v2026-06-01/data/…` is version `2026-06-01`. A path without one, such as `/images/…`, is version `1`. */
export function readApiVersion(pathname: string): string {
  return version.exec(pathname)?.[1] ?? "1";
}

export function withoutVersion(pathname: string): string {
  return pathname.replace(version, "");
}
