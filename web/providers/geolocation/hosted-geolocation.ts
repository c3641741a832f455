import { z } from "zod";
import { readForwardedAddress } from "#lib/client-address.ts";
import type { Geolocation } from "./geolocation.ts";

interface HostedGeolocationOptions {
  /** With `{address}` where the visitor's address goes, such as `https://ipapi.co/{address}/json/`. */
  url: string;
  trustedProxies: number;
}

const timeoutMs = 2000;

/** All that is read of the answer (requirements §7.11). */
const answerSchema = z.object({
  country_name: z.string().max(100).nullish(),
  timezone: z.string().max(100).nullish(),
});

/** Asks a service by the visitor's address. Without a proxy that is trusted nobody knows that address, so nobody is asked. */
export function createHostedGeolocation({ url, trustedProxies }: HostedGeolocationOptions): Geolocation {
  return async (headers) => {
    const address = readForwardedAddress(headers, trustedProxies);
    if (address === null) return null;
    const response = await fetch(url.replace("{address}", encodeURIComponent(address)), {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Without the URL, which has the address in it.
    if (!response.ok) throw new Error(`The geolocation service answered ${response.status}`);
    const { country_name, timezone } = answerSchema.parse(await response.json());
    return { country: country_name ?? null, timezone: timezone ?? null };
  };
}
