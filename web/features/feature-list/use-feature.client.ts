"use client";
import type { SiteFeature } from "@shop/schemas/vocabulary/site-features.ts";
import { useSiteData } from "#lib/use-site-data.client.ts";

const noFeatures: SiteFeature[] = [];

/**
 * Whether a site feature is on. The list starts empty and loads once after the first render (requirements §4.81), so features may
 * appear late. Gifts and the school wallet have no flag: only a wallet session hides gifts (requirements §6.2).
 */
export function useFeature(name: SiteFeature): boolean {
  return useSiteData<SiteFeature[]>("/api/features", "Something went wrong", noFeatures).includes(name);
}
