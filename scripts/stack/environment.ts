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
}

/**
 * Where the stack listens and keeps its data. What the site is told of its backends is parsed by the site's own
 * `web/lib/environment.ts`. Throws a `PlainError` with one sentence for each wrong variable.
 */
export function parseEnvironment(variables: Variables): Environment {
  const problems: string[] = [];
  const ports = {
    site: parsePort({ name: "PORT", fallback: 3000, variables, problems }),
    contentLake: parsePort({ name: "CONTENT_LAKE_PORT", fallback: 3001, variables, problems }),
    storefront: parsePort({ name: "STOREFRONT_PORT", fallback: 3002, variables, problems }),
  };
  if (new Set(Object.values(ports)).size < 3) {
    const { site, contentLake, storefront } = ports;
    problems.push(
      `PORT (${site}), CONTENT_LAKE_PORT (${contentLake}) and STOREFRONT_PORT (${storefront}) must all differ.`,
    );
  }
  if (problems.length > 0) throw new PlainError(problems.join("\n"));
  return { ports, dataDir: resolve(variables["DATA_DIR"] || ".data") };
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
