import "server-only";
import { readEnvironment } from "#lib/environment.server.ts";
import { createMailTransport } from "#outbox/mail-transport.ts";
import { siteOutbox } from "#outbox/outbox.server.ts";
import { startSendLoop } from "#outbox/send-loop.ts";

/** Sends the mails in the site's outbox for as long as the process runs. */
export function startOutbox(): void {
  const { smtpUrl, from } = readEnvironment().mail;
  startSendLoop({
    outbox: siteOutbox(),
    sendMail: createMailTransport({ url: smtpUrl, from }),
    log: (line) => console.error(line),
  });
}
