/** Why the Studio is not answered; it shows words of its own for each. */
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
 * A Studio may stand elsewhere (`sanity deploy`), so any origin may ask. That costs nothing: what opens this is a token that the
 * caller holds, never a cookie.
 */
const headers = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization",
  "cache-control": "no-store",
};

export const answerStudio = (body: object): Response => Response.json(body, { headers });

export const refuseStudio = (code: RefusalCode, message: string): Response =>
  Response.json({ error: { code, message } }, { status: statuses[code], headers });

/** For the question that a browser asks before it sends a token to another origin. */
export const allowStudio = (): Response => new Response(null, { status: 204, headers });
