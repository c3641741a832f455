/** Whether a form was sent by a page of another site than `own`, whose origin browsers send in one of these headers. */
export function isFromOtherSite({ headers }: Request, own: readonly string[]): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  return (origin !== null && !own.includes(origin)) || site === "cross-site" || site === "same-site";
}
