import type { Environment, Variables } from "./environment.ts";
import { toPrinter } from "./printer.ts";
import { createRestartingService } from "./restarting-service.ts";
import { toContentLakeVariables } from "./server-variables.ts";
import type { Service } from "./service.ts";

interface EmulatorsOptions {
  environment: Environment;
  processVariables: NodeJS.ProcessEnv;
  restarts: number;
  isQuiet: boolean;
  onCrash: (sentence: string) => void;
}

/** The servers on this machine that stand in for the backends that are not hosted; null for one that is. */
export function createEmulators({
  environment,
  processVariables,
  restarts,
  isQuiet,
  onCrash,
}: EmulatorsOptions) {
  const { ports, dataDir, content, commerce } = environment;

  const createEmulator = ({ name, main, port, variables }: Emulator): Service =>
    createRestartingService({
      name,
      args: [main, "--port", String(port), "--data", dataDir],
      environment: { ...processVariables, ...variables },
      readyWhen: { kind: "says-so" },
      restarts,
      onLine: toPrinter(name, isQuiet ? "nothing" : "errors"),
      log: (line) => {
        if (!isQuiet) console.error(line);
      },
      onCrash,
    });

  return {
    contentLake:
      content.kind === "hosted"
        ? null
        : createEmulator({
            name: "The content lake",
            main: "emulators/content-lake/main.ts",
            port: ports.contentLake,
            variables: toContentLakeVariables(environment),
          }),
    storefront:
      commerce.kind === "hosted"
        ? null
        : createEmulator({
            name: "The storefront",
            main: "emulators/storefront/main.ts",
            port: ports.storefront,
            variables: {},
          }),
  };
}

interface Emulator {
  name: string;
  main: string;
  port: number;
  variables: Variables;
}
