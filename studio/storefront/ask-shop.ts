import { z } from "zod";
import { failureCodeSchema, ShopFailure } from "./shop-failure.ts";
import { type ShopProduct, shopProductSchema } from "./shop-product.ts";

/** Products that words find, the one with a handle, or all, for which the text means nothing. */
export interface ShopQuestion {
  by: "query" | "handle" | "all";
  text: string;
}

interface Asker {
  /** The site's origin; empty when the Studio stands on it. */
  siteUrl: string;
  /** Of the Studio's session. */
  token: string | undefined;
  signal: AbortSignal;
}

const answerSchema = z.object({ products: z.array(shopProductSchema) });
const refusalSchema = z.object({ error: z.object({ code: failureCodeSchema }) });

/** Asks the site, which asks the shop: the Studio holds no token of it. Rejects with a ShopFailure, or as aborted. */
export async function askShop(
  question: ShopQuestion,
  { siteUrl, token, signal }: Asker,
): Promise<ShopProduct[]> {
  if (!token) throw new ShopFailure("signed-out");
  const response = await fetch(`${siteUrl}/api/studio/products${toSearch(question)}`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  }).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new ShopFailure("site-unreachable", { cause });
  });
  // What is no JSON, like a proxy's page, fits neither schema.
  const body: unknown = await response.json().catch(() => null);
  signal.throwIfAborted();
  const answer = answerSchema.safeParse(body);
  if (response.ok && answer.success) return answer.data.products;
  const refusal = refusalSchema.safeParse(body);
  throw new ShopFailure(refusal.success ? refusal.data.error.code : "unreadable", { cause: answer.error });
}

const toSearch = ({ by, text }: ShopQuestion) =>
  by === "all" ? "" : `?${new URLSearchParams({ [by]: text }).toString()}`;
