import { openSiteDatabase } from "../web/database/site-database.ts";
import type { ListedMail } from "../web/outbox/mail.ts";
import { createOutbox, type Outbox } from "../web/outbox/outbox.ts";
import { PlainError } from "./command/plain-error.ts";
import { runScript } from "./command/run-script.ts";
import { parseEnvironment } from "./stack/environment.ts";
import { loadEnvFile } from "./stack/load-env-file.ts";

// Lists mails that haven't been sent, and retries failed ones. The site can keep running.
await runScript(
  async () => {
    loadEnvFile();
    const [command = "list", id] = process.argv.slice(2);
    using database = openSiteDatabase(parseEnvironment(process.env).dataDir);
    const outbox = createOutbox({ database });
    if (command === "list") list(outbox);
    else if (command === "retry" && id === "all")
      retry(
        outbox,
        outbox.list("failed").map((mail) => mail.id),
      );
    else if (command === "retry" && /^\d+$/.test(id ?? "")) retry(outbox, [Number(id)]);
    else throw new PlainError("npm run outbox -- list, retry <number>, or retry all");
  },
  { stoppedCode: 130 },
);

function list(outbox: Outbox): void {
  for (const state of ["failed", "sending", "queued"] as const) {
    const mails = outbox.list(state);
    console.log(`${mails.length} ${state}`);
    for (const mail of mails) console.log(toLine(mail));
  }
}

const toLine = ({ id, kind, attempts, lastError, createdAt }: ListedMail) =>
  `  ${id}  ${kind}  since ${createdAt}  ${attempts} attempts${lastError === null ? "" : `, last error: ${lastError}`}`;

function retry(outbox: Outbox, ids: readonly number[]): void {
  const unknown = ids.filter((id) => !outbox.retry(id));
  if (unknown.length > 0) throw new PlainError(`Mail ${unknown.join(", ")} isn't a failed mail.`);
  console.log(`${ids.length === 1 ? "1 mail" : `${ids.length} mails`} queued again.`);
}
