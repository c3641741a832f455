import { createTransport } from "nodemailer";
import { rejectAfter } from "#lib/reject-after.ts";
import type { ClaimedMail, SendFailure } from "#outbox/mail.ts";

/** Hands a mail to a mail server. Null if the server accepted it. */
export type SendMail = (claimed: ClaimedMail) => Promise<SendFailure | null>;

interface MailTransportOptions {
  /** `smtp://` or `smtps://`, with a user and a password if the server requires them. */
  url: string;
  /** The sender, as in a header: `Handshape <hello@handshape.example>`. */
  from: string;
}

/** Together they're shorter than a claim's lease, so no two processes send the same mail at once. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 5000,
};
const sendTimeoutMs = 60_000;

/** Sends by SMTP. Nodemailer may not read a file or a URL, whatever a mail contains. */
export function createMailTransport({ url, from }: MailTransportOptions): SendMail {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";

  return async ({ mail, messageId }) => {
    const { to, subject, html, text, headers = {} } = mail;
    const sending = transport.sendMail({
      from,
      to: { name: "", address: to },
      subject,
      html,
      text,
      headers,
      messageId: `<${messageId}@${domain}>`,
    });
    try {
      await Promise.race([sending, rejectAfter(sendTimeoutMs)]);
      return null;
    } catch (error) {
      return toFailure(error);
    }
  };
}

/**
 * An error's codes, without its message, which may name the recipient. A 5xx reply is permanent (RFC 5321, 4.2.1), unless only the
 * operator can fix the cause, such as a wrong password. Then the mail stays in the outbox.
 */
function toFailure(error: unknown): SendFailure {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const reason = [code, responseCode].filter((part) => typeof part === "string" || typeof part === "number");
  const isRefused = typeof responseCode === "number" && responseCode >= 500;
  return {
    reason: reason.join(" ") || "unknown",
    isPermanent: isRefused && (code === "EENVELOPE" || code === "EMESSAGE"),
  };
}
