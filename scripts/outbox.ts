import type { ListedMail } from "../web/outbox/mail.ts";
import { createOutbox } from "../web/outbox/outbox.ts";
import { runQueueCommand } from "./command/run-queue-command.ts";

// Lists mails that haven't been sent, and retries failed ones.
await runQueueCommand<number, ListedMail>({
  usage: "npm run outbox -- list, retry <number>, or retry all",
  open: (database) => createOutbox({ database }),
  parseId: (text) => (/^\d+$/.test(text) ? Number(text) : null),
  toLine: ({ id, kind, attempts, lastError, createdAt }) =>
    `  ${id}  ${kind}  since ${createdAt}  ${attempts} attempts${lastError === null ? "" : `, last error: ${lastError}`}`,
  describe: (count) => (count === 1 ? "1 mail" : `${count} mails`),
  describeUnknown: (ids) => `Mail ${ids} isn't a failed mail.`,
});
