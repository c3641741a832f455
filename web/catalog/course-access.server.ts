import "server-only";
import { productFreshnessQuery } from "#commerce/operations/freshness-operations.ts";
import { storefrontRequest } from "#commerce/storefront-request.server.ts";
import { readCourseDelivery } from "#content/background-reads.server.ts";
import type { Gid } from "#lib/gid.ts";
import { type CourseAccess, toCourseAccess } from "./course-access.ts";

/**
 * What a product that was bought opens on the learning platform; null if it isn't a course, a learning site id is missing, or its access
 * isn't in years. Throws StorefrontError or ContentError.
 */
export async function readCourseAccess(productId: Gid<"Product">): Promise<CourseAccess | null> {
  const { product } = await storefrontRequest(productFreshnessQuery, { id: productId });
  return product ? toCourseAccess(await readCourseDelivery(product.handle)) : null;
}
