import { resolve } from "node:path";
import { PlainError } from "../command/plain-error.ts";

/** Environment variables as a process has them; an empty one counts as not given. */
export type Variables = Readonly<Record<string, string | undefined>>;

export interface Ports {
  site: number;
  contentLake: number;
  storefront: number;
}

export interface Environment {
  ports: Ports;
  /** Absolute. */
  dataDir: string;
  /** The site's public origin, without a trailing slash. */
  siteUrl: string;
  content: Backend<(typeof sanityNames)[number]>;
  commerce: Backend<(typeof shopifyNames)[number]>;
}

type Backend<Name extends string> =
  | { kind: "embedded" }
  | { kind: "hosted"; variables: Record<Name, string> };

const sanityNames = [
  "SANITY_PROJECT_ID",
  "SANITY_DATASET",
  "SANITY_API_READ_TOKEN",
  "SANITY_WEBHOOK_SECRET",
] as const;
const shopifyNames = ["SHOPIFY_STORE_DOMAIN", "SHOPIFY_STOREFRONT_ACCESS_TOKEN"] as const;

/** Reads what the start needs from the environment. Throws a `PlainError` with one sentence for each wrong variable. */
export function parseEnvironment(variables: Variables): Environment {
  const problems: string[] = [];
  const ports = parsePorts(variables, problems);
  const content = parseBackend({
    subject: "Content is hosted by Sanity",
    names: sanityNames,
    variables,
    problems,
  });
  const commerce = parseBackend({
    subject: "Commerce is hosted by Shopify",
    names: shopifyNames,
    variables,
    problems,
  });
  const siteUrl = parseSiteUrl({
    variables,
    port: ports.site,
    isRequired: content.kind === "hosted",
    problems,
  });
  if (problems.length > 0) throw new PlainError(problems.join("\n"));
  return { ports, dataDir: resolve(variables["DATA_DIR"] || ".data"), siteUrl, content, commerce };
}

const portNames = {
  site: "PORT",
  contentLake: "CONTENT_LAKE_PORT",
  storefront: "STOREFRONT_PORT",
} as const satisfies Record<keyof Ports, string>;

function parsePorts(variables: Variables, problems: string[]): Ports {
  const ports = {
    site: parsePort({ name: portNames.site, fallback: 3000, variables, problems }),
    contentLake: parsePort({ name: portNames.contentLake, fallback: 3001, variables, problems }),
    storefront: parsePort({ name: portNames.storefront, fallback: 3002, variables, problems }),
  };
  const first = new Map<number, string>();
  for (const [key, port] of Object.entries(ports)) {
    // Object.entries forgets that the keys are those of Ports.
    const name = portNames[key as keyof Ports];
    const other = first.get(port);
    if (other) problems.push(`${other} and ${name} are both ${port}: give each a port of its own.`);
    first.set(port, name);
  }
  return ports;
}

interface PortField {
  name: string;
  fallback: number;
  variables: Variables;
  problems: string[];
}

function parsePort({ name, fallback, variables, problems }: PortField): number {
  const value = variables[name];
  if (!value) return fallback;
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (port >= 1 && port <= 65_535) return port;
  problems.push(`${name} is "${value}": it must be a port between 1 and 65535.`);
  return fallback;
}

interface BackendFields<Name extends string> {
  subject: string;
  names: readonly Name[];
  variables: Variables;
  problems: string[];
}

/** Hosted as soon as one of its variables is given, and then each that is missing is a problem. */
function parseBackend<Name extends string>({
  subject,
  names,
  variables,
  problems,
}: BackendFields<Name>): Backend<Name> {
  const given = names.filter((name) => variables[name]);
  if (given.length === 0) return { kind: "embedded" };
  const set = given.join(" and ");
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = variables[name];
    if (value) values[name] = value;
    else problems.push(`${name} is missing. ${subject} because of ${set}: set ${name} too, or unset ${set}.`);
  }
  // Where one is missing, the problem stops the caller before it reads any.
  return { kind: "hosted", variables: values as Record<Name, string> };
}

interface SiteUrlField {
  variables: Variables;
  port: number;
  isRequired: boolean;
  problems: string[];
}

function parseSiteUrl({ variables, port, isRequired, problems }: SiteUrlField): string {
  const value = variables["SITE_URL"];
  const local = `http://localhost:${port}`;
  if (!value) {
    if (isRequired)
      problems.push(
        "SITE_URL is missing. Content is hosted by Sanity, so say where people reach the site, such as https://shop.example.",
      );
    return local;
  }
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search && !url.hash)
    return url.origin;
  problems.push(
    `SITE_URL is "${value}": it must be an origin, such as https://shop.example, without a path.`,
  );
  return local;
}
