/** The bearer token of a request, or null. */
export const readBearerToken = (headers: Headers): string | null =>
  /^Bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null;
