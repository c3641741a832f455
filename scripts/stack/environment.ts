import { resolve } from "node:path";
import { z } from "zod";
import { PlainError } from "../command/plain-error.ts";

/** Environment variables of a process. An empty one counts as missing. */
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

const port = (fallback: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 65_535)
    .default(fallback);

const variablesSchema = z.object({
  PORT: port(3000),
  CONTENT_LAKE_PORT: port(3001),
  STOREFRONT_PORT: port(3002),
  DATA_DIR: z.string().default(".data"),
});

/**
 * The stack's ports and data directory. The site parses its own variables in `web/lib/environment.ts`. Throws a
 * `PlainError` with one sentence per invalid variable.
 */
export function parseEnvironment(variables: Variables): Environment {
  const nonempty = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = variablesSchema.safeParse(nonempty);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
    const toSentence = (name: string) =>
      `${name} is "${nonempty[name]}", but it must be a port between 1 and 65535.`;
    throw new PlainError([...names].map(toSentence).join("\n"));
  }
  const { PORT, CONTENT_LAKE_PORT, STOREFRONT_PORT, DATA_DIR } = parsed.data;
  if (new Set([PORT, CONTENT_LAKE_PORT, STOREFRONT_PORT]).size < 3) {
    throw new PlainError(
      `PORT (${PORT}), CONTENT_LAKE_PORT (${CONTENT_LAKE_PORT}) and STOREFRONT_PORT (${STOREFRONT_PORT}) must all differ.`,
    );
  }
  return {
    ports: { site: PORT, contentLake: CONTENT_LAKE_PORT, storefront: STOREFRONT_PORT },
    dataDir: resolve(DATA_DIR),
  };
}
