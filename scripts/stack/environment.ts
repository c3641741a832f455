import { resolve } from "node:path";
import { z } from "zod";
import { PlainError } from "../command/plain-error.ts";

/** Environment variables of a process. An empty one counts as missing. */
export type Variables = Readonly<Record<string, string | undefined>>;

export interface Ports {
  site: number;
  contentLake: number;
  storefront: number;
  /** The mail server's pages. */
  mail: number;
  smtp: number;
  wallet: number;
  telemetry: number;
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
  MAIL_PORT: port(3003),
  SMTP_PORT: port(3004),
  WALLET_PORT: port(3005),
  TELEMETRY_PORT: port(3006),
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
  const { DATA_DIR, ...ports } = parsed.data;
  const names = Object.entries(ports).map(([name, value]) => `${name} (${value})`);
  if (new Set(Object.values(ports)).size < names.length)
    throw new PlainError(`${new Intl.ListFormat("en-US").format(names)} must all differ.`);
  return {
    ports: {
      site: ports.PORT,
      contentLake: ports.CONTENT_LAKE_PORT,
      storefront: ports.STOREFRONT_PORT,
      mail: ports.MAIL_PORT,
      smtp: ports.SMTP_PORT,
      wallet: ports.WALLET_PORT,
      telemetry: ports.TELEMETRY_PORT,
    },
    dataDir: resolve(DATA_DIR),
  };
}
