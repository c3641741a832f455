"use client";
import useSWR from "swr";
import { fetchJson } from "./fetch-json.ts";

/**
 * Something of the visitor's own, which a page that is the same for everybody asks for once it is there: once for all that read
 * it. The initial value before it is known and when it cannot be read, which goes to the console with the complaint.
 */
export function useSiteData<Body>(path: string, complaint: string, initial: Body): Body {
  const { data = initial } = useSWR<Body>(path, fetchJson, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    onError: (error) => console.error(complaint, error),
  });
  return data;
}
