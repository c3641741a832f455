import { z } from "zod";
import { failureCodeSchema, ShopFailure } from "./shop-failure.ts";
import { type ShopProduct, shopProductSchema } from "./shop-product.ts";

/** A search, a handle, or an empty text for all products. */
export interface ShopQuestion {
  by: "query" | "handle" | "all";
  text: string;
}

interface Asker {
  /** The site's origin; empty when the Studio is part of the site. */
  siteUrl: string;
  /** The Studio session's token. */
  token: string | undefined;
  signal: AbortSignal;
}

const answerSchema = z.object({ products: z.array(shopProductSchema) });
const refusalSchema = z.object({ error: z.object({ code: failureCodeSchema }) });

/** Requests products from the site, because the Studio has no shop token. Rejects with a ShopFailure or an abort error. */
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
  // A body that isn't JSON, such as a proxy's error page, fails both schemas.
  const body: unknown = await response.json().catch(() => null);
  signal.throwIfAborted();
  const answer = answerSchema.safeParse(body);
  if (response.ok && answer.success) return answer.data.products;
  const refusal = refusalSchema.safeParse(body);
  throw new ShopFailure(refusal.success ? refusal.data.error.code : "unreadable", { cause: answer.error });
}

const toSearch = ({ by, text }: ShopQuestion) =>
  by === "all" ? "" : `?${new URLSearchParams({ [by]: text }).toString()}`;
