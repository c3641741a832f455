import { expect, test } from "vitest";
import { embeddedGeolocation } from "./embedded-geolocation.ts";

test.each([
  [{ "accept-language": "en-CA,en;q=0.9,fr;q=0.8" }, { country: "Canada", timezone: "America/Toronto" }],
  [{ "accept-language": "en,en-US;q=0.5" }, { country: "United States", timezone: "America/New_York" }],
  [{ "accept-language": "zh-Hant-TW" }, { country: "Taiwan", timezone: null }],
  [
    { "cf-ipcountry": "NZ", "accept-language": "en-US" },
    { country: "New Zealand", timezone: "Pacific/Auckland" },
  ],
  [{ "accept-language": "en" }, null],
  [{ "accept-language": "en-ZZ9" }, null],
  [{ "cf-ipcountry": "T1" }, null],
  [{}, null],
])("a request with %j comes from %j", async (headers, place) => {
  expect(await embeddedGeolocation(new Headers(headers))).toEqual(place);
});
