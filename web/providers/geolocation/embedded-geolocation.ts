import type { Geolocation } from "./geolocation.ts";

/** The time zone where most people of a country live. Other countries get none. */
const timezones: Readonly<Record<string, string>> = {
  US: "America/New_York",
  CA: "America/Toronto",
  GB: "Europe/London",
  IE: "Europe/Dublin",
  AU: "Australia/Sydney",
  NZ: "Pacific/Auckland",
  MX: "America/Mexico_City",
  PH: "Asia/Manila",
  IN: "Asia/Kolkata",
  ZA: "Africa/Johannesburg",
  DE: "Europe/Berlin",
  FR: "Europe/Paris",
};

/** Headers with the country of a request, from Cloudflare, Vercel, and CloudFront. */
const countryHeaders = ["cf-ipcountry", "x-vercel-ip-country", "cloudfront-viewer-country"];

const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Makes no request. It reads the request's own headers: the CDN's first, then the browser's languages. */
export const embeddedGeolocation: Geolocation = async (headers) => {
  const code = countryHeaders.map((name) => headers.get(name)).find(Boolean) ?? readLanguageRegion(headers);
  const country = code && /^[A-Za-z]{2}$/.test(code) ? countryNames.of(code.toUpperCase()) : undefined;
  if (!code || !country) return null;
  return { country, timezone: timezones[code.toUpperCase()] ?? null };
};

/** `CA` of `en-CA,en;q=0.9`: the region of the first language that has one. */
function readLanguageRegion(headers: Pick<Headers, "get">): string | null {
  return (
    /(?:^|,)\s*[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(headers.get("accept-language") ?? "")?.[1] ??
    null
  );
}
