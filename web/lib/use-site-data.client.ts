"use client";
import useSWR from "swr";
import { fetchJson } from "./fetch-json.ts";

/**
 * Visitor-specific data, fetched once the cached page has loaded and shared by all its readers. The initial value until
 * then and on failure, which is logged with the given message.
 */
export function useSiteData<Body>(path: string, errorMessage: string, initial: Body): Body {
  const { data = initial } = useSWR<Body>(path, fetchJson, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    onError: (error) => console.error(errorMessage, error),
  });
  return data;
}
