/** Which pages have another form at their path plus this. */
const pagesByEnding = {
  ".md": /^\/(?:courses|books|blog)\/[^/]+$/,
  "/share.png": /^\/(?:courses|books|blog|asl\/dictionary)\/[^/]+$/,
} as const;

export type TwinEnding = keyof typeof pagesByEnding;

/** The path of a page's other form; null if it has none, such as one on another site. */
export function toTwinPath(address: string, ending: TwinEnding): string | null {
  const path = address.replace(/[?#].*$/, "");
  return pagesByEnding[ending].test(path) ? `${path}${ending}` : null;
}
