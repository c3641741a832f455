import "server-only";
import { siteGiftCodes } from "#database/site-gift-codes.server.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { fillInCode } from "#outbox/fill-in-code.ts";
import { createMailTransport } from "#outbox/mail-transport.ts";
import { siteOutbox } from "#outbox/outbox.server.ts";
import { startSendLoop } from "#outbox/send-loop.ts";

/** Sends the mails in the site's outbox for as long as the process runs. */
export function startOutbox(): void {
  const { smtpUrl, from } = readEnvironment().mail;
  startSendLoop({
    outbox: siteOutbox(),
    sendMail: fillInCode(createMailTransport({ url: smtpUrl, from }), (giftId) =>
      siteGiftCodes().toCode(giftId),
    ),
    log: (line) => console.error(line),
  });
}
