import { next } from "./build-site.ts";
import { toPrinter } from "./printer.ts";
import { createRestartingService } from "./restarting-service.ts";
import type { Service } from "./service.ts";

interface SiteOptions {
  mode: "production" | "development";
  variables: NodeJS.ProcessEnv;
  port: number;
  isQuiet: boolean;
  restarts: number;
  /** Sends a restarted site the changes it may have missed. */
  afterRestart: () => Promise<void>;
  onCrash: (sentence: string) => void;
}

/** Next's server, on this machine only. It's ready once its first page has been rendered. */
export function createSite({
  mode,
  variables,
  port,
  isQuiet,
  restarts,
  afterRestart,
  onCrash,
}: SiteOptions): Service {
  const name = "The site";
  return createRestartingService({
    name,
    args: [next, mode === "production" ? "start" : "dev", "-H", "127.0.0.1", "-p", String(port)],
    environment: variables,
    folder: "web",
    // Next opens its port before it loads its build, so an open port isn't enough.
    readyWhen: { kind: "answers", url: `http://127.0.0.1:${port}/` },
    onLine: toPrinter(name, isQuiet ? "nothing" : mode === "production" ? "errors" : "everything"),
    restarts,
    afterRestart,
    log: (line) => {
      if (!isQuiet) console.error(line);
    },
    onCrash,
  });
}
