import { HttpError } from "#http/http-error.ts";
import { html } from "#http/html.ts";
import { isForeign, renderPage } from "#http/render-page.ts";
import { createRouter } from "#http/router.ts";
import { serve } from "#http/serve.ts";
import { mailServer } from "#mail/mail-pages.ts";
import { mailRoutes } from "#mail/mail-routes.ts";
import { openMailStore } from "#mail/mail-store.ts";
import { createSmtpFaults } from "#mail/smtp-faults.ts";
import { startSmtpReceiver } from "#mail/smtp-receiver.ts";

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

const router = createRouter(mailRoutes);

/**
 * A mail server that delivers nothing. Its pages show the mails sent to it, which are stored in `<dataDir>/mail.sqlite`. Rejects with
 * Node's `EADDRINUSE` if a port is taken.
 */
export async function startMailServer(options: MailServerOptions): Promise<MailServer> {
  const { dataDir, port, smtpPort, now = () => new Date() } = options;
  const faults = createSmtpFaults();
  const mails = openMailStore(dataDir, now);

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (request.method !== "GET" && request.method !== "HEAD" && isForeign(request))
      throw new HttpError(403, "A form on another site can't change anything here.");
    const found = router.find(request);
    if (!found) throw new HttpError(404, `${request.method} ${pathname} isn't emulated.`);
    return found.respond({ mails, faults });
  }

  const pages = await serve({
    port,
    fetch: (request) => answer(request).catch((error: unknown) => toRefusal(request, error)),
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

function toRefusal(request: Request, error: unknown): Response {
  if (!(error instanceof HttpError)) throw error;
  const { status, message } = error;
  if (new URL(request.url).pathname.startsWith("/_emulator/"))
    return Response.json({ error: message }, { status });
  const main = html`<h1>${status === 404 ? "Not found" : "Refused"}</h1>
    <p class="lead">${message}</p>
    <p><a href="/">All mail</a></p>`;
  return renderPage({ server: mailServer, title: "Error", main, status });
}
