import { mailRoutes } from "#mail/mail-routes.ts";
import { openMailStore } from "#mail/mail-store.ts";
import { createSmtpFaults } from "#mail/smtp-faults.ts";
import { startSmtpReceiver } from "#mail/smtp-receiver.ts";
import { servePages } from "#pages/serve-pages.ts";

export interface MailServerOptions {
  dataDir: string;
  /** The pages' port. 0 picks a free one, here and below. */
  port: number;
  smtpPort: number;
  now?: () => Date;
}

export interface MailServer {
  /** The pages' URL. */
  url: string;
  smtpUrl: string;
  close: () => Promise<void>;
}

/**
 * A mail server that delivers nothing. Its pages show the mails sent to it, which are stored in `<dataDir>/mail.sqlite`. Rejects with
 * Node's `EADDRINUSE` if a port is taken.
 */
export async function startMailServer(options: MailServerOptions): Promise<MailServer> {
  const { dataDir, port, smtpPort, now = () => new Date() } = options;
  const faults = createSmtpFaults();
  const mails = openMailStore(dataDir, now);

  const pages = await servePages({
    port,
    routes: mailRoutes,
    services: { mails, faults },
    server: "Test shop mail",
    home: "All mail",
  });
  try {
    const smtp = await startSmtpReceiver({ port: smtpPort, mails, faults });
    return {
      url: pages.url,
      smtpUrl: smtp.url,
      close: async () => {
        await Promise.all([pages.close(), smtp.close()]);
        mails.close();
      },
    };
  } catch (error) {
    await pages.close();
    mails.close();
    throw error;
  }
}
