import { parseArgs } from "node:util";
import { z } from "zod";
import { startMailServer } from "#mail/mail-server.ts";

const port = z.coerce.number().int().min(0).max(65_535);

const settingsSchema = z.object({
  MAIL_PORT: port.default(3003),
  SMTP_PORT: port.default(3004),
  DATA_DIR: z.string().min(1).default(".data"),
});

async function start(): Promise<void> {
  const { MAIL_PORT, SMTP_PORT, DATA_DIR } = readSettings();
  const server = await startMailServer({ dataDir: DATA_DIR, port: MAIL_PORT, smtpPort: SMTP_PORT }).catch(
    (error: unknown) => {
      throw toPortError(error);
    },
  );
  const stop = async () => {
    await server.close();
    process.exit(0);
  };
  process.once("SIGINT", () => void stop());
  process.once("SIGTERM", () => void stop());
  // The parent process is gone, and nothing else would stop this one.
  process.once("disconnect", () => void stop());

  console.log(`Mail on ${server.url}, by SMTP on ${server.smtpUrl}`);
  process.send?.({ ready: server.url });
}

function readSettings(): z.infer<typeof settingsSchema> {
  const { values } = parseArgs({
    options: { port: { type: "string" }, "smtp-port": { type: "string" }, data: { type: "string" } },
  });
  const parsed = settingsSchema.safeParse({
    MAIL_PORT: values.port ?? (process.env["MAIL_PORT"] || undefined),
    SMTP_PORT: values["smtp-port"] ?? (process.env["SMTP_PORT"] || undefined),
    DATA_DIR: values.data ?? (process.env["DATA_DIR"] || undefined),
  });
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "));
}

function toPortError(error: unknown): unknown {
  if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) return error;
  return new Error(
    "A port of the mail server is in use. Stop what's using it, or set MAIL_PORT and SMTP_PORT.",
  );
}

await start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
