import { parseArgs } from "node:util";
import { openSiteDatabase } from "@shop/web/database/site-database.ts";
import { createRequests } from "@shop/web/features/requests/requests.ts";
import { createOutbox } from "@shop/web/outbox/outbox.ts";

// A process of the site, as far as requests go: it takes one after the other, and reports each once it's stored, until it's killed.
const { values } = parseArgs({ options: { data: { type: "string", default: "" } } });
const database = openSiteDatabase(values.data);
const toMail = (to: string) => ({ to, subject: "Hello", html: "<p>Hello</p>", text: "Hello" });
const requests = createRequests({
  database,
  outbox: createOutbox({ database }),
  siteUrl: "https://shop.example",
  mails: {
    receipt: async ({ email }) => toMail(email),
    notice: async () => toMail("hello@shop.example"),
  },
});

for (let index = 0; index < 1000; index++) {
  const email = `person-${index}@example.test`;
  const request = {
    kind: "contact",
    email,
    answers: { email, message: "Hello" },
    seats: new Map<string, number>(),
  } as const;
  const { reference } = await requests.submit(request, null);
  process.send?.({ email, reference });
}
