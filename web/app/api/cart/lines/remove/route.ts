import { z } from "zod";
import { removeLine } from "#features/cart/remove-line.server.ts";
import { toCart } from "#features/cart/to-cart.ts";
import { isCrossSite } from "#lib/cross-site.ts";

const formSchema = z.object({ lineId: z.string().startsWith("gid://shopify/CartLine/") });

/** "Remove" as a plain form sends it; a form has no other way to ask for a deletion. */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request))
    return Response.json({ error: "Change the cart from this site." }, { status: 403 });
  const form = formSchema.safeParse(Object.fromEntries(await request.formData()));
  return toCart(form.success ? await removeLine(form.data.lineId) : "remove-failed");
}
