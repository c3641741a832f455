import type { SendMail } from "#outbox/mail-transport.ts";
import type { ClaimedMail, SendFailure } from "#outbox/mail.ts";
import type { Outbox } from "#outbox/outbox.ts";

interface SendDueOptions {
  outbox: Outbox;
  sendMail: SendMail;
  log: (line: string) => void;
}

/** So that one mail server that is slow doesn't hold up all mails. */
const parallel = 4;

/** Sends every mail that is due. */
export async function sendDue(options: SendDueOptions): Promise<void> {
  const sendOneAfterTheOther = async () => {
    for (let mail = options.outbox.claim(); mail; mail = options.outbox.claim()) await send(mail, options);
  };
  await Promise.all(Array.from({ length: parallel }, sendOneAfterTheOther));
}

async function send(claimed: ClaimedMail, { outbox, sendMail, log }: SendDueOptions): Promise<void> {
  const failure = await sendMail(claimed).catch(toFailure);
  if (!failure) return outbox.markSent(claimed);
  const dueAt = outbox.markFailed(claimed, failure);
  const name = `Mail ${claimed.id} (${claimed.kind})`;
  log(
    dueAt === null
      ? `${name} was given up: ${failure.reason}. Attempt ${claimed.attempt}; \`npm run outbox\` lists it and sends it again.`
      : `${name} was not sent: ${failure.reason}. Attempt ${claimed.attempt}; the next in ${Math.round((dueAt - Date.now()) / 1000)} s.`,
  );
}

/** An error's message may name a person; its name doesn't. */
const toFailure = (error: unknown): SendFailure => ({
  reason: error instanceof Error ? error.name : "unknown",
  isPermanent: false,
});

const lookEveryMs = 500;
const forgetEveryMs = 3600 * 1000;

/**
 * Sends what is due, now and from now on. It looks at the disk, because another process may have put a mail there. An error of the
 * disk is logged, and the loop goes on.
 */
export function startSendLoop(options: SendDueOptions): void {
  let forgotAt = 0;
  const look = async () => {
    try {
      await sendDue(options);
      if (Date.now() - forgotAt > forgetEveryMs) {
        options.outbox.forgetOld();
        forgotAt = Date.now();
      }
    } catch (error) {
      options.log(`The outbox could not be read: ${error instanceof Error ? error.message : String(error)}`);
    }
    setTimeout(() => void look(), lookEveryMs).unref();
  };
  void look();
}
