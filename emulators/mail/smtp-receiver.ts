import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { callbackify } from "node:util";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { MailStore } from "#mail/mail-store.ts";
import type { SmtpFaults } from "#mail/smtp-faults.ts";

export interface SmtpReceiver {
  /** `smtp://127.0.0.1:<port>`. */
  url: string;
  close: () => Promise<void>;
}

interface SmtpReceiverOptions {
  /** 0 picks a free port. */
  port: number;
  mails: MailStore;
  faults: SmtpFaults;
}

const maxMailBytes = 10 * 1024 * 1024;

/** Accepts every mail by SMTP (RFC 5321) and delivers none. It has no TLS and no authentication, because it only listens on this machine. */
export async function startSmtpReceiver({ port, mails, faults }: SmtpReceiverOptions): Promise<SmtpReceiver> {
  const server = new SMTPServer({
    name: "mail.handshape.test",
    banner: "Handshape mail emulator",
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: maxMailBytes,
    logger: false,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => {
      const reply = faults.take("reply", [address])?.reply;
      done(reply === undefined ? null : rejection(reply, "A fault rule rejects this address"));
    },
    onData: callbackify(receive),
  });

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const raw = await buffer(stream);
    if (stream.sizeExceeded) throw rejection(552, "The mail is too large");
    const to = session.envelope.rcptTo.map(({ address }) => address);
    const drop = faults.take("drop", to)?.drop;
    const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : "";
    if (drop !== "before") await mails.add({ from, to, raw });
    if (drop)
      for (const connection of server.connections) if (connection.session === session) connection.close();
  }

  // Clients that disconnect midway are normal here.
  server.on("error", () => {});
  const listening = server.listen(port, "127.0.0.1");
  await once(listening, "listening");
  // A TCP server's address is never a string.
  const address = listening.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const rejection = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });
