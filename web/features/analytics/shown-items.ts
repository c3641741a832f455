import { currencies } from "#commerce/country.ts";
import type { Currency } from "#commerce/offer.ts";
import { toVariantNumber } from "#commerce/product-variants.ts";
import { readShownCountry } from "#features/currency/use-shopper-country.client.ts";
import type { AnalyticsItem, ShownPromotion } from "./analytics-events.ts";
import type { CollectionData, ItemData } from "./item-data.ts";

/** The currency that the page shows. */
export const readCurrency = (): Currency => currencies[readShownCountry()];

/** The product whose page this is, or null. */
export const findViewedItem = (page: ParentNode): ItemData | null =>
  toItem(page.querySelector("[data-viewed-item] [data-item]"));

export const findCollection = (page: ParentNode): CollectionData | null => {
  const element = page.querySelector<HTMLElement>("[data-collection]");
  // The server wrote it.
  return element && (JSON.parse(element.dataset["collection"] ?? "null") as CollectionData);
};

/** The lists of products on a page, without those that have none. */
export function findItemLists(page: ParentNode): { name: string; items: ItemData[] }[] {
  return [...page.querySelectorAll<HTMLElement>("[data-item-list]")]
    .map((list) => ({
      name: list.dataset["itemList"] ?? "",
      items: [...list.querySelectorAll("[data-item]")].flatMap((item) => toItem(item) ?? []),
    }))
    .filter(({ items }) => items.length > 0);
}

export function toAnalyticsItem(item: ItemData, currency: Currency): AnalyticsItem {
  return {
    item_name: item.name,
    item_id: toVariantNumber(item.variantId),
    item_sku: item.sku,
    item_category: item.category,
    price: Number(item.prices[currency]),
    quantity: 1,
  };
}

/** A promotion's ids (requirements §3.73). */
export const toPromotion = ({ dataset }: HTMLElement): ShownPromotion => ({
  promotion_id: dataset["promotionId"] ?? "",
  promotion_name: dataset["promotionName"] ?? "",
  creative_slot: dataset["creativeSlot"] ?? "",
  location_id: dataset["locationId"] ?? "",
});

// The server wrote it.
const toItem = (element: Element | null) =>
  element instanceof HTMLElement ? (JSON.parse(element.dataset["item"] ?? "null") as ItemData | null) : null;
