import { parseArgs } from "node:util";
import { openSiteDatabase } from "@shop/web/database/site-database.ts";
import { createMailTransport } from "@shop/web/outbox/mail-transport.ts";
import { createOutbox } from "@shop/web/outbox/outbox.ts";
import { startSendLoop } from "@shop/web/outbox/send-loop.ts";

// A process of the site, as far as mail goes: it stores some mails, reports that, and sends what's due until it's killed.
const { values } = parseArgs({
  options: {
    data: { type: "string", default: "" },
    smtp: { type: "string", default: "" },
    enqueue: { type: "string", default: "0" },
    /** How far ahead its clock is, in ms. */
    ahead: { type: "string", default: "0" },
  },
});
const now = () => Date.now() + Number(values.ahead);
const outbox = createOutbox({ database: openSiteDatabase(values.data), now });

for (let index = 0; index < Number(values.enqueue); index++) {
  const to = `person-${index}@example.test`;
  outbox.enqueue({
    key: `mail-${index}`,
    kind: "welcome",
    mail: { to, subject: "Hello", html: "<p>Hello</p>", text: "Hello" },
  });
}
process.send?.("ready");
if (values.smtp) {
  startSendLoop({
    outbox,
    sendMail: createMailTransport({ url: values.smtp, from: "hello@handshape.test" }),
    log: (line) => console.error(line),
  });
}
// The loop alone doesn't keep the process running.
setInterval(() => {}, 60_000);
