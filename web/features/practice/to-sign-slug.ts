import { isSignSlug } from "./practice-list.ts";

const signPath = /^\/asl\/dictionary\/([^/?#]+)\/?(?:[?#].*)?$/;

/** The slug of the sign that a redirect leads to; null if it leads elsewhere. */
export function toSignSlug(to: string | null | undefined): string | null {
  const slug = signPath.exec(to ?? "")?.[1];
  return slug !== undefined && isSignSlug(slug) ? slug : null;
}
