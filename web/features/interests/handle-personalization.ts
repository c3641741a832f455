import { z } from "zod";
import { isCrossSite } from "#lib/cross-site.ts";
import { dismissed, interests, toInterestsCookie } from "#lib/interests.ts";
import { toReturnPath } from "#lib/local-path.ts";
import { readSubmission } from "#lib/read-submission.ts";

const choiceSchema = z.object({
  interests: z.enum([...interests, dismissed], "Please choose what you’re interested in"),
});

/**
 * `POST /api/personalization` with `interests`, or with `dismissed` from a visitor who closes the form. Puts it into a cookie, and
 * answers a script with `{ ok: true }` and a plain form with its page.
 */
export async function handlePersonalization(request: Request): Promise<Response> {
  if (isCrossSite(request)) return refuse(403, "Please choose on our site.");
  const read = await readSubmission(request);
  if ("refusal" in read) return read.refusal;
  const choice = choiceSchema.safeParse(read.fields);
  if (!choice.success) return refuse(422, choice.error.issues[0]?.message ?? "", "interests");
  const headers = new Headers({
    "cache-control": "no-store",
    "set-cookie": toInterestsCookie(choice.data.interests),
  });
  if (request.headers.get("accept")?.includes("application/json"))
    return Response.json({ ok: true }, { headers });
  headers.set("location", toReturnPath(request.headers));
  return new Response(null, { status: 303, headers });
}

const refuse = (status: number, message: string, field?: string) =>
  Response.json(
    { errors: [{ ...(field && { field }), message }] },
    { status, headers: { "cache-control": "no-store" } },
  );
