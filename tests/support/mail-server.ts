import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMailServer } from "@shop/emulators/mail/mail-server.ts";
import type { StoredMail } from "@shop/emulators/mail/mail-store.ts";
import type { SmtpFault } from "@shop/emulators/mail/smtp-faults.ts";

export interface TestMailServer extends AsyncDisposable {
  url: string;
  smtpUrl: string;
  /** Newest first. */
  mails: (to?: string) => Promise<StoredMail[]>;
  setFaults: (faults: readonly SmtpFault[]) => Promise<void>;
}

/** A test's own mail server, on free ports. */
export async function openMailServer(): Promise<TestMailServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "mail-"));
  const server = await startMailServer({ dataDir, port: 0, smtpPort: 0 });
  return {
    url: server.url,
    smtpUrl: server.smtpUrl,
    mails: (to) => readMails(server.url, to),
    setFaults: async (faults) => {
      await fetch(`${server.url}/_emulator/faults`, { method: "PUT", body: JSON.stringify(faults) });
    },
    [Symbol.asyncDispose]: async () => {
      await server.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** The mails a server has received, newest first, or only those to one address. */
export async function readMails(url: string, to?: string): Promise<StoredMail[]> {
  const query = to === undefined ? "" : `?${new URLSearchParams({ to })}`;
  const mails: StoredMail[] = await (await fetch(`${url}/_emulator/mails${query}`)).json();
  return mails;
}
