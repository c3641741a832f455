import { createHash } from "node:crypto";
import { firstPaintScript } from "#lib/first-paint-script.ts";

/** Next's inline scripts in full. They contain data and nothing executable, so an injected script can't match. */
const nextScripts = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^self\.__next_f\.push\(\[[123],"[^"\\]*(?:\\.[^"\\]*)*"\]\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\[[\w"/.,~-]*\],"runtimeModuleIds":\[[\d,]*\]\}\);?$/,
  // From a page that serves many URLs, such as the Studio's.
  /^__NEXT_CLIENT_RESUME=fetch\(location\.pathname\+'\?_rsc=[\w-]+',\{credentials:'same-origin',headers:\{('[\w-]+': '[\w/]+',?)+\}\}\)$/,
];

/** Inline scripts. Browsers don't execute JSON-LD. */
const inlineScript = /<script(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g;

/**
 * The Content-Security-Policy of a page that many visitors share: this site's files, and inline scripts from Next or
 * us. The given hosts may serve files too.
 */
export function toScriptPolicy(html: string, hosts: readonly string[] = []): string {
  const scripts = Array.from(html.matchAll(inlineScript), ([, script = ""]) => script);
  const allowedScripts = scripts.filter(
    (script) => script === firstPaintScript || nextScripts.some((pattern) => pattern.test(script)),
  );
  return toPolicy([...hosts, ...new Set(allowedScripts.map(toHash))]);
}

/** The script policy of a page rendered for one visitor. Next adds the nonce to its own scripts. */
export const toNoncePolicy = (nonce: string, hosts: readonly string[] = []): string =>
  toPolicy([...hosts, `'nonce-${nonce}'`, toHash(firstPaintScript)]);

const toHash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

const toPolicy = (sources: readonly string[]) =>
  `script-src ${["'self'", ...sources].join(" ")}; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'self'`;
