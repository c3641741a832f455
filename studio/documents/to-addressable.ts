import type { Addressable } from "@shop/schemas/paths.ts";
import { z } from "zod";

const addressableSchema = z.object({
  slug: z.object({ current: z.string().optional() }).optional().catch(undefined),
  path: z.string().optional().catch(undefined),
  level: z.string().optional().catch(undefined),
  handle: z.string().optional().catch(undefined),
});

/** The fields that a document's path depends on. The document may be incomplete. */
export function toAddressable(type: string, document: unknown): Addressable {
  const { slug, ...others } = addressableSchema.catch({}).parse(document ?? {});
  return { _type: type, slug: slug?.current, ...others };
}
