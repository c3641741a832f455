import type { APIRequestContext } from "@playwright/test";
import { constants, brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "../support/pages/pages-test.ts";
import { pageBudgets } from "./page-budgets.ts";

/** The parts of a page that repeat its content for React. */
const flightScripts = /<script>(?:\(self\.__next_f=|self\.__next_f\.push)[^]*?<\/script>/g;

/** In kB. nginx refuses more than 4 by default, and they aren't compressed. */
const maxHeaders = 2;

for (const { path, html, brotli, flightPerMarkup, scripts } of pageBudgets) {
  test(`${path} stays within its byte budget`, async ({ request }) => {
    const response = await request.get(path);
    const page = await response.text();
    const headers = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    const compressed = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    const markup = page.replaceAll(flightScripts, "").length;

    const scriptBytes = await Promise.all(listScripts(page).map((src) => weigh(request, src)));

    expect.soft(headers.join("").length / 1000, "kB of headers").toBeLessThan(maxHeaders);
    expect.soft(page.length / 1000, "kB of HTML").toBeLessThan(html);
    expect.soft(compressed.length / 1000, "kB with Brotli").toBeLessThan(brotli);
    expect.soft((page.length - markup) / markup, "flight data per markup").toBeLessThan(flightPerMarkup);
    expect
      .soft(scriptBytes.reduce((sum, bytes) => sum + bytes, 0) / 1000, "kB of scripts")
      .toBeLessThan(scripts);
  });
}

/** Those that a browser loads at once, without Next's for browsers of long ago. */
const listScripts = (page: string) =>
  [...new Set(page.match(/<script[^>]* src="[^"]+"[^>]*>/g))]
    .filter((tag) => !/nomodule/i.test(tag))
    .map((tag) => tag.replace(/^.* src="([^"]+)".*$/, "$1"));

async function weigh(request: APIRequestContext, src: string): Promise<number> {
  return gzipSync(await (await request.get(src)).body()).length;
}
