import type { DatabaseSync } from "node:sqlite";

/** The Studio's stored preferences for each user. */
export interface Preferences {
  read: (userId: string, key: string) => unknown;
  write: (userId: string, key: string, value: unknown) => void;
}

export function createPreferences(database: DatabaseSync): Preferences {
  const select = database.prepare("SELECT value FROM preferences WHERE user_id = ? AND key = ?");
  const insert = database.prepare(
    "INSERT OR REPLACE INTO preferences (user_id, key, value) VALUES (?, ?, ?)",
  );

  return {
    read: (userId, key) => {
      const row = select.get(userId, key);
      const value: unknown = row ? JSON.parse(String(row.value)) : null;
      return value;
    },
    write: (userId, key, value) => {
      insert.run(userId, key, JSON.stringify(value ?? null));
    },
  };
}
