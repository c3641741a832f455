import { z } from "zod";
import { toCountryCookie } from "#features/currency/country.ts";
import { isCrossSite } from "#lib/cross-site.ts";
import { readBody } from "#lib/read-body.ts";

const largestBody = 1000;
const choiceSchema = z.object({ country: z.enum(["US", "CA"]) });

/** Chooses the currency from the cart without JavaScript, where the header's picker waits for it. */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request)) return refuse(403, "Choose the currency on this site.");
  const body = await readBody(request, largestBody);
  if (!body) return refuse(413, "The body is too large.");
  const choice = choiceSchema.safeParse(
    Object.fromEntries(new URLSearchParams(new TextDecoder().decode(body))),
  );
  if (!choice.success) return refuse(422, "Choose the country US or CA.");
  return new Response(null, {
    status: 303,
    headers: { location: "/cart", "set-cookie": toCountryCookie(choice.data.country) },
  });
}

const refuse = (status: number, error: string) => Response.json({ error }, { status });
