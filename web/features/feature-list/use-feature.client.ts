"use client";
import type { SiteFeature } from "@shop/schemas/vocabulary/site-features.ts";
import { useSiteData } from "#lib/use-site-data.client.ts";

const none: SiteFeature[] = [];

/**
 * Whether a part of the site is on: the list starts empty and is filled once, after the first render (requirements §4.81). So a
 * flag is for what may come late. Gifts and the school wallet have none: only a wallet session hides the gifts (requirements §6.2).
 */
export function useFeature(name: SiteFeature): boolean {
  return useSiteData<SiteFeature[]>("/api/features", "Something went wrong", none).includes(name);
}
