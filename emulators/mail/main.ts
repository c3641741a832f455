import { parseArgs } from "node:util";
import { z } from "zod";
import { startMailServer } from "#mail/mail-server.ts";
import { parseSettings, readVariable, runServer } from "#pages/run-server.ts";

const port = z.coerce.number().int().min(0).max(65_535);

const settingsSchema = z.object({
  MAIL_PORT: port.default(3003),
  SMTP_PORT: port.default(3004),
  DATA_DIR: z.string().min(1).default(".data"),
});

async function start() {
  const { MAIL_PORT, SMTP_PORT, DATA_DIR } = readSettings();
  const server = await startMailServer({ dataDir: DATA_DIR, port: MAIL_PORT, smtpPort: SMTP_PORT });
  return { ...server, greet: () => `Mail on ${server.url}, by SMTP on ${server.smtpUrl}` };
}

function readSettings(): z.infer<typeof settingsSchema> {
  const { values } = parseArgs({
    options: { port: { type: "string" }, "smtp-port": { type: "string" }, data: { type: "string" } },
  });
  return parseSettings(settingsSchema, {
    MAIL_PORT: values.port ?? readVariable("MAIL_PORT"),
    SMTP_PORT: values["smtp-port"] ?? readVariable("SMTP_PORT"),
    DATA_DIR: values.data ?? readVariable("DATA_DIR"),
  });
}

await runServer(
  start,
  "A port of the mail server is in use. Stop what's using it, or set MAIL_PORT and SMTP_PORT.",
);
