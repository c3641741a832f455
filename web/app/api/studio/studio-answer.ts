/** Why a Studio request was refused. The Studio has its own text for each. */
export type RefusalCode =
  | "bad-request"
  | "signed-out"
  | "not-a-member"
  | "lake-unreachable"
  | "shop-unreachable";

const statuses: Record<RefusalCode, number> = {
  "bad-request": 400,
  "signed-out": 401,
  "not-a-member": 403,
  "lake-unreachable": 502,
  "shop-unreachable": 502,
};

/**
 * A Studio may be deployed elsewhere (`sanity deploy`), so any origin is allowed. That's safe: access depends on a
 * token the caller sends, never on a cookie.
 */
const headers = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization",
  "cache-control": "no-store",
};

export const answerStudio = (body: object): Response => Response.json(body, { headers });

export const refuseStudio = (code: RefusalCode, message: string): Response =>
  Response.json({ error: { code, message } }, { status: statuses[code], headers });

/** The CORS preflight response, for requests with a token. */
export const allowStudio = (): Response => new Response(null, { status: 204, headers });
