import { startPolling } from "#lib/start-polling.ts";
import { toErrorName } from "#lib/to-error-name.ts";
import type { SendMail } from "#outbox/mail-transport.ts";
import type { ClaimedMail, SendFailure } from "#outbox/mail.ts";
import type { Outbox } from "#outbox/outbox.ts";

interface SendDueOptions {
  outbox: Outbox;
  sendMail: SendMail;
  log: (line: string) => void;
}

/** Several at a time, so that one slow delivery doesn't hold up all the others. */
const concurrency = 4;

/** Sends every mail that's due. */
export async function sendDue(options: SendDueOptions): Promise<void> {
  const sendUntilEmpty = async () => {
    for (let mail = options.outbox.claim(); mail; mail = options.outbox.claim()) await send(mail, options);
  };
  await Promise.all(Array.from({ length: concurrency }, sendUntilEmpty));
}

async function send(claimed: ClaimedMail, { outbox, sendMail, log }: SendDueOptions): Promise<void> {
  const failure = await sendMail(claimed).catch(toFailure);
  if (!failure) return outbox.markSent(claimed);
  const dueAt = outbox.markFailed(claimed, failure);
  const name = `Mail ${claimed.id} (${claimed.kind})`;
  log(
    dueAt === null
      ? `${name} failed for good: ${failure.reason}. Attempt ${claimed.attempt}. \`npm run outbox\` can send it again.`
      : `${name} wasn't sent: ${failure.reason}. Attempt ${claimed.attempt}; the next is in ${Math.round((dueAt - Date.now()) / 1000)} s.`,
  );
}

const toFailure = (error: unknown): SendFailure => ({ reason: toErrorName(error), isPermanent: false });

const pollIntervalMs = 500;
const pruneIntervalMs = 3600 * 1000;

/** Sends what's due, now and from now on. An error is logged, and the loop goes on. */
export function startSendLoop(options: SendDueOptions): void {
  let prunedAt = 0;
  startPolling({
    intervalMs: pollIntervalMs,
    task: async () => {
      await sendDue(options);
      if (Date.now() - prunedAt <= pruneIntervalMs) return;
      options.outbox.pruneSent();
      prunedAt = Date.now();
    },
    onError: (error) => options.log(`Couldn't read the outbox: ${toErrorName(error)}. Trying again in 10 s.`),
  });
}
