import { createHash } from "node:crypto";
import { countryScript } from "#commerce/country-script.ts";

/**
 * What Next writes into pages for its own scripts, in full: data, and nothing that could be code. What somebody slips into a page is
 * none of these.
 */
const nextScripts = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^self\.__next_f\.push\(\[[123],"[^"\\]*(?:\\.[^"\\]*)*"\]\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[[\w"/.,~-]*\],"runtimeModuleIds":\[[\d,]*\]\}\);?$/,
  // Of a page for many addresses, such as the Studio's.
  /^__NEXT_CLIENT_RESUME=fetch\(location\.pathname\+'\?_rsc=[\w-]+',\{credentials:'same-origin',headers:\{('[\w-]+': '[\w/]+',?)+\}\}\)$/,
];

/** Scripts that are written into the HTML; JSON-LD is no script to a browser. */
const inlineScript = /<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g;

/**
 * Which scripts a page that is sent to many visitors may run, as a Content-Security-Policy: files of this site, and those inline
 * scripts of the HTML that Next or we have written. A `host` may send files too.
 */
export function toScriptPolicy(html: string, host?: string): string {
  const scripts = Array.from(html.matchAll(inlineScript), ([, script = ""]) => script);
  const known = scripts.filter(
    (script) => script === countryScript || nextScripts.some((next) => next.test(script)),
  );
  return toPolicy([...(host ? [host] : []), ...new Set(known.map(toHash))]);
}

/** Which scripts a page that is rendered for one visitor may run; Next marks its own with the nonce. */
export const toNoncePolicy = (nonce: string): string => toPolicy([`'nonce-${nonce}'`, toHash(countryScript)]);

const toHash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

const toPolicy = (sources: readonly string[]) =>
  `script-src ${["'self'", ...sources].join(" ")}; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'self'`;
