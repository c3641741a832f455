import { apiVersion } from "@shop/schemas/vocabulary/api-version.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { useClient } from "sanity";
import { askShop, type ShopQuestion } from "./ask-shop.ts";
import { type Poll, pollShop } from "./poll-shop.ts";
import type { ShopProduct } from "./shop-product.ts";
import { useSiteAddress } from "./site-address.tsx";

export interface ShopAnswer {
  /** The latest products; null before the first response. */
  products: readonly ShopProduct[] | null;
  /** Why the latest request failed, for editors. */
  failure: string | null;
  askAgain: () => void;
}

type QuestionAnswer = Omit<ShopAnswer, "askAgain"> & { question: string };

/** The shop's current products, kept up to date. Null sends no request. */
export function useShopProducts(question: ShopQuestion | null): ShopAnswer {
  const siteUrl = useSiteAddress();
  const { token } = useClient({ apiVersion }).config();
  const [lastAnswer, setLastAnswer] = useState<QuestionAnswer | null>(null);
  const poll = useRef<Poll>(null);
  const askAgain = useCallback(() => poll.current?.askAgain(), []);

  const by = question?.by ?? null;
  const text = question?.text ?? "";
  const key = `${by}:${text}`;
  useEffect(() => {
    if (by === null) return undefined;
    poll.current = pollShop({
      ask: (signal) => askShop({ by, text }, { siteUrl, token, signal }),
      onProducts: (products) => setLastAnswer({ question: key, products, failure: null }),
      onFailure: (failure) =>
        setLastAnswer((previous) => ({
          question: key,
          products: previous?.question === key ? previous.products : null,
          failure,
        })),
    });
    return poll.current.stop;
  }, [by, text, key, siteUrl, token]);

  const current = lastAnswer?.question === key ? lastAnswer : null;
  return { products: current?.products ?? null, failure: current?.failure ?? null, askAgain };
}
