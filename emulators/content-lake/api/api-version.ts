// Sanity's migration runner asks with two slashes first.
const version = /^\/{1,2}v(1|X|\d{4}-\d{2}-\d{2})(?=\/)/i;

/** `/v2026-06-01/data/…` has `2026-06-01`. What has no version, like `/images/…`, has `1`. */
export function readApiVersion(pathname: string): string {
  return version.exec(pathname)?.[1] ?? "1";
}

export function withoutVersion(pathname: string): string {
  return pathname.replace(version, "");
}
