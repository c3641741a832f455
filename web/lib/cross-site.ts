/** Whether a browser says that another site's page sent this request. Browsers set the header; a script cannot. */
export const isCrossSite = (request: Request): boolean =>
  request.headers.get("sec-fetch-site") === "cross-site";
