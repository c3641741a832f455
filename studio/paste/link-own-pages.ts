import { toOwnPath } from "@shop/schemas/validation/address.ts";

/** Pasted HTML whose full URLs of the site at `origin` are paths. Others' sites open in a new window, so these would, too. */
export function linkOwnPages(html: string, origin: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const link of page.querySelectorAll("a[href]")) {
    const path = toOwnPath(link.getAttribute("href") ?? "", origin);
    if (path !== null) link.setAttribute("href", path);
  }
  return page.documentElement.outerHTML;
}
