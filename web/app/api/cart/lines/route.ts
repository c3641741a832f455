import { z } from "zod";
import { addCourse } from "#features/cart/add-course.server.ts";
import { toCart } from "#features/cart/to-cart.ts";
import { isCrossSite } from "#lib/cross-site.ts";
import { type Gid, isGid } from "#lib/gid.ts";

const formSchema = z.object({
  merchandiseId: z.custom<Gid<"ProductVariant">>(
    (id) => typeof id === "string" && isGid("ProductVariant", id),
  ),
});

/** "Add to cart" as a plain form sends it; answers by leading to the cart. */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request))
    return Response.json({ error: "Add to the cart from this site." }, { status: 403 });
  const form = formSchema.safeParse(Object.fromEntries(await request.formData()));
  return toCart(form.success ? await addCourse(form.data.merchandiseId) : "add-failed");
}
