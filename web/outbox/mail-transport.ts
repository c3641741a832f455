import { createTransport } from "nodemailer";
import type { ClaimedMail, SendFailure } from "#outbox/mail.ts";

/** Hands a mail to a mail server. Null when the server took it. */
export type SendMail = (claimed: ClaimedMail) => Promise<SendFailure | null>;

interface MailTransportOptions {
  /** `smtp://` or `smtps://`, with a user and a password where the server asks for them. */
  url: string;
  /** Who writes, as a header has it: `Handshape <hello@handshape.example>`. */
  from: string;
}

/** All of them together are shorter than a claim's lease, so that nobody sends a mail while another still tries. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 5000,
};
const giveUpMs = 60_000;

/** Sends by SMTP. A mail names no file and no address to load from, whatever is written in it. */
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
      await Promise.race([sending, rejectAfter(giveUpMs)]);
      return null;
    } catch (error) {
      return toFailure(error);
    }
  };
}

const rejectAfter = (ms: number) =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(
      () => reject(Object.assign(new Error("Sending took too long"), { code: "ETIMEDOUT" })),
      ms,
    ).unref();
  });

/**
 * An error's codes without its words, which may name the person. 5xx is for good (RFC 5321, 4.2.1), but not what only the operator
 * can mend, such as a wrong password: that mail is worth keeping.
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
