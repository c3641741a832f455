import type { DatabaseSync } from "node:sqlite";
import { openSiteData } from "./open-site-data.ts";
import { PlainError } from "./plain-error.ts";
import { runScript } from "./run-script.ts";

const states = ["failed", "sending", "queued"] as const;

interface QueueCommand<Id, Entry extends { id: Id }> {
  /** How to call it, for whoever called it otherwise. */
  usage: string;
  open: (database: DatabaseSync) => {
    list: (state: (typeof states)[number]) => readonly Entry[];
    /** False if it isn't a failed entry. */
    retry: (id: Id) => boolean;
  };
  /** Null if it isn't an id. */
  parseId: (text: string) => Id | null;
  toLine: (entry: Entry) => string;
  describe: (count: number) => string;
  describeUnknown: (ids: string) => string;
}

/** `list`, `retry <id>`, and `retry all` for what the site works through. The site can keep running. */
export async function runQueueCommand<Id extends string | number, Entry extends { id: Id }>(
  queue: QueueCommand<Id, Entry>,
): Promise<void> {
  await runScript(
    async () => {
      const [command = "list", target = "", ...others] = process.argv.slice(2);
      if (others.length > 0) throw new PlainError(queue.usage);
      using database = openSiteData();
      const { list, retry } = queue.open(database);
      const retryEach = (ids: readonly Id[]) => {
        const unknown = ids.filter((id) => !retry(id));
        if (unknown.length > 0) throw new PlainError(queue.describeUnknown(unknown.join(", ")));
        console.log(`${queue.describe(ids.length)} queued again.`);
      };
      const id = queue.parseId(target);
      if (command === "list")
        for (const state of states) {
          const entries = list(state);
          console.log(`${entries.length} ${state}`);
          for (const entry of entries) console.log(queue.toLine(entry));
        }
      else if (command === "retry" && target === "all") retryEach(list("failed").map((entry) => entry.id));
      else if (command === "retry" && id !== null) retryEach([id]);
      else throw new PlainError(queue.usage);
    },
    { stoppedCode: 130 },
  );
}

export const toAttempts = ({ attempts, lastError }: { attempts: number; lastError: string | null }): string =>
  `${attempts === 1 ? "1 attempt" : `${attempts} attempts`}${lastError === null ? "" : `, last error: ${lastError}`}`;
