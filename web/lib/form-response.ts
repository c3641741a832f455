import type { FormError } from "./form-page.ts";
import { toReturnPath } from "./local-path.ts";

/** Whether a script sent a form and expects JSON. A plain form expects a page. */
export const wantsJson = ({ headers }: Pick<Request, "headers">): boolean =>
  headers.get("accept")?.includes("application/json") ?? false;

export const answerJson = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: { "cache-control": "no-store" } });

export const answerErrors = (status: number, errors: readonly FormError[]): Response =>
  answerJson(status, { errors });

/** After a choice was saved: `{ ok: true }` for a script, and its own page for a plain form. */
export const answerSaved = (request: Request): Response =>
  wantsJson(request)
    ? answerJson(200, { ok: true })
    : new Response(null, {
        status: 303,
        headers: { "cache-control": "no-store", location: toReturnPath(request.headers) },
      });

/** The fields with text, to render a form again. */
export const toTexts = (fields: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
