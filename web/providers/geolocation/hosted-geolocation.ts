import { z } from "zod";
import { readForwardedAddress } from "#lib/client-address.ts";
import type { Geolocation } from "./geolocation.ts";

interface HostedGeolocationOptions {
  /** Has `{address}` in place of the visitor's address, such as `https://ipapi.co/{address}/json/`. */
  url: string;
  trustedProxies: number;
}

const timeoutMs = 2000;

/** What's read from the answer (requirements §7.11). */
const answerSchema = z.object({
  country_name: z.string().max(100).nullish(),
  timezone: z.string().max(100).nullish(),
});

/** Asks a service about the visitor's address. Without a trusted proxy that address is unknown, so no request is made. */
export function createHostedGeolocation({ url, trustedProxies }: HostedGeolocationOptions): Geolocation {
  return async (headers) => {
    const address = readForwardedAddress(headers, trustedProxies);
    if (address === null) return null;
    const response = await fetch(url.replace("{address}", encodeURIComponent(address)), {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Without the URL, because it contains the address.
    if (!response.ok) throw new Error(`The geolocation service answered ${response.status}`);
    const { country_name, timezone } = answerSchema.parse(await response.json());
    return { country: country_name ?? null, timezone: timezone ?? null };
  };
}
