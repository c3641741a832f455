import type { DatabaseSync } from "node:sqlite";

/** An origin as the hosted API lists it. */
export interface CorsOrigin {
  id: number;
  origin: string;
  allowCredentials: boolean;
  createdAt: string;
}

/** The origins that were added with `sanity cors add`. */
export interface CorsOrigins {
  all: () => readonly CorsOrigin[];
  /** null if it's there already. */
  add: (origin: Omit<CorsOrigin, "id">) => CorsOrigin | null;
  /** Whether there was one. */
  remove: (id: number) => boolean;
}

export function createCorsOrigins(database: DatabaseSync): CorsOrigins {
  const select = database.prepare("SELECT id, settings FROM cors_origins ORDER BY id");
  const insert = database.prepare(
    "INSERT OR IGNORE INTO cors_origins (origin, settings) VALUES (?, ?) RETURNING id",
  );
  const remove = database.prepare("DELETE FROM cors_origins WHERE id = ?");
  // Every request from a browser asks.
  let known = read();

  function read(): CorsOrigin[] {
    return select.all().map(({ id, settings }) => {
      // Only `add` fills this column.
      const origin = JSON.parse(String(settings)) as Omit<CorsOrigin, "id">;
      return { id: Number(id), ...origin };
    });
  }

  return {
    all: () => known,
    add: (origin) => {
      const row = insert.get(origin.origin, JSON.stringify(origin));
      known = read();
      return row ? { id: Number(row.id), ...origin } : null;
    },
    remove: (id) => {
      const { changes } = remove.run(id);
      known = read();
      return changes > 0;
    },
  };
}

/** `https://shop.example/` → `https://shop.example`. Empty for what isn't the URL of a website. */
export function toOrigin(text: string): string {
  if (!URL.canParse(text)) return "";
  const { protocol, origin } = new URL(text);
  return protocol === "http:" || protocol === "https:" ? origin : "";
}
