"use client";
import type { ReactNode } from "react";
import { useFeature } from "./use-feature.client.ts";

export interface IfFeatureProps {
  name: string;
  children: ReactNode;
}

/** What is there only while a part of the site is on. */
export function IfFeature({ name, children }: IfFeatureProps) {
  return useFeature(name) && children;
}
