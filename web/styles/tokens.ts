import { readFileSync } from "node:fs";
import { join } from "node:path";

type Values = Readonly<Record<string, string>>;

/** tokens.css's custom properties: the page's, and each background's and level's overrides. */
export interface Tokens {
  root: Values;
  /** By selector, such as `[data-ground="ink"]`. */
  scopes: ReadonlyMap<string, Values>;
}

/** Reads tokens.css from the site's folder, which is the working directory. */
export const readTokens = (folder = process.cwd()): Tokens =>
  parseTokens(readFileSync(join(folder, "styles/tokens.css"), "utf8"));

/** A token's value in a scope, with references resolved. */
export function resolveToken({ root, scopes }: Tokens, name: string, scope = ":root"): string {
  const value = scopes.get(scope)?.[name] ?? root[name];
  if (!value) throw new Error(`tokens.css has no --${name}`);
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference ? resolveToken({ root, scopes }, reference, scope) : value;
}

function parseTokens(css: string): Tokens {
  const scopes = new Map<string, Values>();
  const rules = css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{}]+)\{([^}]*)\}/g);
  for (const [, selectors = "", body = ""] of rules) {
    const values = Object.fromEntries(
      [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value.trim()]),
    );
    for (const selector of selectors.split(",").map((part) => part.trim())) {
      scopes.set(selector, { ...scopes.get(selector), ...values });
    }
  }
  return { root: scopes.get(":root") ?? {}, scopes };
}
