import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "#content-lake/store/database.ts";
import type { Hook } from "#content-lake/webhooks/hook.ts";

/** The webhooks on disk. */
export interface HookStore {
  /** Oldest first, as the hosted API lists them. */
  all: () => Hook[];
  put: (hook: Hook) => void;
  /** Deletes a webhook with its pending deliveries and its log. */
  remove: (id: string) => void;
  /** Makes these the configured webhooks, identified by name. */
  configure: (hooks: readonly Hook[]) => void;
}

export function createHookStore(database: DatabaseSync): HookStore {
  const select = database.prepare("SELECT settings FROM hooks ORDER BY created_at, rowid");
  const upsert = database.prepare(
    `INSERT INTO hooks (id, settings, created_at) VALUES (?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET settings = excluded.settings`,
  );
  const remove = database.prepare("DELETE FROM hooks WHERE id = ?");

  const store: HookStore = {
    // Only `put` fills this column.
    all: () => select.all().map(({ settings }) => JSON.parse(String(settings)) as Hook),
    put: (hook) => {
      upsert.run(hook.id, JSON.stringify(hook), hook.createdAt);
    },
    remove: (id) => {
      remove.run(id);
    },
    configure: (hooks) => {
      inTransaction(database, () => {
        const known = store.all();
        for (const hook of hooks) {
          const earlier = known.find(({ name }) => name === hook.name);
          store.put(earlier ? { ...hook, id: earlier.id, createdAt: earlier.createdAt } : hook);
        }
        const names = new Set(hooks.map(({ name }) => name));
        for (const { id, name, isConfigured } of known) {
          if (isConfigured && !names.has(name)) store.remove(id);
        }
      });
    },
  };
  return store;
}
