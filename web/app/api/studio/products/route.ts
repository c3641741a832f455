import { z } from "zod";
import { findShopProducts, readShopProduct, readShopProducts } from "#commerce/shop-products.server.ts";
import { StorefrontError } from "#commerce/storefront-error.ts";
import { readMembership } from "../read-membership.server.ts";
import { allowStudio, answerStudio, refuseStudio } from "../studio-answer.ts";

const questionSchema = z.union([
  z.strictObject({ query: z.string().trim().min(1).max(100) }),
  z.strictObject({ handle: z.string().trim().min(1).max(255) }),
  z.strictObject({}),
]);

const reasons = {
  "signed-out": "Sign in to the Studio. This requires its token.",
  "not-a-member": "This account has no role in the project.",
  "lake-unreachable": "The content lake isn't available to verify the account.",
} as const;

/**
 * The shop's products for the Studio, which has no shop token: `?query=` searches, `?handle=` reads one, and neither
 * lists all. Requires a Studio session.
 */
export async function GET(request: Request): Promise<Response> {
  const membership = await readMembership(request);
  if (!membership.ok) return refuseStudio(membership.reason, reasons[membership.reason]);
  const question = questionSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!question.success) return refuseStudio("bad-request", "Send a query, a handle, or neither.");
  try {
    return answerStudio({ products: await readProducts(question.data) });
  } catch (error) {
    if (!(error instanceof StorefrontError)) throw error;
    console.error("Reading the shop's products for the Studio failed.", error);
    return refuseStudio("shop-unreachable", error.message);
  }
}

export const OPTIONS = allowStudio;

async function readProducts(question: z.infer<typeof questionSchema>) {
  if ("query" in question) return findShopProducts(question.query);
  if ("handle" in question) {
    const product = await readShopProduct(question.handle);
    return product ? [product] : [];
  }
  return readShopProducts();
}
