import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSiteDatabase } from "@shop/web/database/site-database.ts";
import type { Mail } from "@shop/web/outbox/mail.ts";
import { createOutbox } from "@shop/web/outbox/outbox.ts";
import { createEmbeddedNewsletter } from "@shop/web/providers/newsletter/embedded-newsletter.ts";

const toMail = (to: string, subject: string, text: string): Mail => ({ to, subject, text, html: "" });

/** A test's own newsletter, with a clock that the test sets. Its mails contain only their link. */
export function openEmbeddedNewsletter() {
  const dataDir = mkdtempSync(join(tmpdir(), "newsletter-"));
  const database = openSiteDatabase(dataDir);
  const clock = { time: Date.parse("2026-09-01T08:00:00Z") };
  const outbox = createOutbox({ database, now: () => clock.time });
  const newsletter = createEmbeddedNewsletter({
    database,
    outbox,
    siteUrl: "https://shop.example",
    now: () => clock.time,
    mails: {
      confirmation: async ({ email, confirmUrl }) => toMail(email, "confirm", confirmUrl),
      welcome: async ({ email, unsubscribeUrl }) => toMail(email, "welcome", unsubscribeUrl),
    },
  });
  const textsTo = (email: string, subject: "confirm" | "welcome") =>
    outbox.mailsTo(email).flatMap((mail) => (mail.subject === subject ? [mail.text] : []));
  /** From the latest mail of this kind. */
  const tokenFor = (email: string, subject: "confirm" | "welcome") =>
    new URL(textsTo(email, subject).at(-1) ?? "none:").searchParams.get("token") ?? "";
  return {
    dataDir,
    clock,
    outbox,
    newsletter,
    textsTo,
    tokenFor,
    confirm: async (email: string) => {
      await newsletter.confirm(tokenFor(email, "confirm"));
    },
    [Symbol.asyncDispose]: async () => {
      database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
