"use client";
import type { SiteFeature } from "@shop/schemas/vocabulary/site-features.ts";
import type { ReactNode } from "react";
import { useFeature } from "./use-feature.client.ts";

export interface IfFeatureProps {
  name: SiteFeature;
  children: ReactNode;
}

/** Renders its children while a site feature is on. */
export function IfFeature({ name, children }: IfFeatureProps) {
  return useFeature(name) && children;
}
