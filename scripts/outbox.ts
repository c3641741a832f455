import type { ListedMail } from "../web/outbox/mail.ts";
import { createOutbox } from "../web/outbox/outbox.ts";
import { runQueueCommand, toAttempts } from "./command/run-queue-command.ts";

// Lists mails that haven't been sent, and retries failed ones.
await runQueueCommand<number, ListedMail>({
  usage: "Usage: npm run outbox -- list, retry <number>, or retry all",
  open: (database) => createOutbox({ database }),
  parseId: (text) => (/^\d+$/.test(text) ? Number(text) : null),
  toLine: (mail) => `  ${mail.id}  ${mail.kind}  since ${mail.createdAt}  ${toAttempts(mail)}`,
  describe: (count) => (count === 1 ? "1 mail" : `${count} mails`),
  describeUnknown: (ids) => `Mail ${ids} isn't a failed mail.`,
});
