/** Whether a form was sent by a page of another site. Browsers send its origin, which `allows` judges, in one of these headers. */
export function isFromOtherSite({ headers }: Request, allows: (origin: string) => boolean): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  return (origin !== null && !allows(origin)) || site === "cross-site" || site === "same-site";
}
