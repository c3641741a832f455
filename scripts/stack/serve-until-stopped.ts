import { once } from "node:events";
import { PlainError } from "../command/plain-error.ts";
import { runScript } from "../command/run-script.ts";
import { loadEnvFile } from "./load-env-file.ts";
import { type Stack, startStack } from "./start-stack.ts";

/** Starts the whole shop, prints its address and how to sign in, and serves it until Ctrl-C. Never returns. */
export async function serveUntilStopped(mode: "production" | "development"): Promise<never> {
  return runScript(
    async (stop) => {
      loadEnvFile();
      const stack = await startStack({ mode, stop });
      console.log(toGreeting(stack));
      const crash = await Promise.race([stack.crashed, once(stop, "abort").then(() => null)]);
      await stack.stop();
      if (crash !== null) throw new PlainError(crash);
    },
    { stoppedCode: 0 },
  );
}

function toGreeting({ siteUrl, mailUrl, walletUrl, telemetryUrl, site, credentials }: Stack): string {
  const editor = credentials.users.find(({ role }) => role === "editor");
  const { mode, projectId, dataset } = site.content;
  return [
    "",
    `Site     ${siteUrl}`,
    `Studio   ${siteUrl}/studio`,
    ...(mailUrl === null ? [] : [`Mail     ${mailUrl}`]),
    ...(walletUrl === null ? [] : [`Wallet   ${walletUrl}`]),
    ...(telemetryUrl === null ? [] : [`Logs     ${telemetryUrl}`]),
    mode === "hosted"
      ? `Sign in with your Sanity account (project ${projectId}, dataset ${dataset})`
      : `Sign in as ${editor?.email} with the password ${editor?.password}`,
    "",
  ].join("\n");
}
