import type { z } from "zod";
import { formatZodError } from "#http/format-zod-error.ts";

interface ServerProcess {
  /** What the process prints when the server is ready. */
  greet: () => string;
  url: string;
  close: () => Promise<void>;
}

/**
 * Starts an emulator's server as a process: says when it's ready, and stops it on a signal or when the parent process is gone. An
 * error ends the process with one line; `portHelp` is that line for a port in use.
 */
export async function runServer(start: () => Promise<ServerProcess>, portHelp: string): Promise<void> {
  try {
    const { greet, url, close } = await start();
    const stop = async () => {
      await close();
      process.exit(0);
    };
    process.once("SIGINT", () => void stop());
    process.once("SIGTERM", () => void stop());
    // The parent process is gone, and nothing else would stop this one.
    process.once("disconnect", () => void stop());
    console.log(greet());
    process.send?.({ ready: url });
  } catch (error) {
    console.error(toLine(error, portHelp));
    process.exit(1);
  }
}

/** A variable of this process. An empty one counts as missing. */
export const readVariable = (name: string): string | undefined => process.env[name] || undefined;

/** A server's settings, from its options and variables. Throws an Error that names what isn't valid. */
export function parseSettings<Schema extends z.ZodType>(
  schema: Schema,
  given: Readonly<Record<string, unknown>>,
): z.infer<Schema> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Error(formatZodError(parsed.error));
}

function toLine(error: unknown, portHelp: string): unknown {
  if (!(error instanceof Error)) return error;
  return "code" in error && error.code === "EADDRINUSE" ? portHelp : error.message;
}
