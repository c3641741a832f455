/** What a path is made from: the fields of a document that carry its address. */
export interface Addressable {
  _type: string;
  slug?: string | null | undefined;
  path?: string | null | undefined;
}

/** Where a document is read on the site, or null when it has no page of its own. The only place that knows. */
export function documentPath({ _type, slug, path }: Addressable): string | null {
  switch (_type) {
    case "course":
      return slug ? `/courses/${slug}` : null;
    case "page":
      return path ?? null;
    default:
      return null;
  }
}
