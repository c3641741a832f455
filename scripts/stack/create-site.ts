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
  /** Tells a site that is back what it may have missed. */
  afterRestart: () => Promise<void>;
  onCrash: (sentence: string) => void;
}

/** Next's own server, on this machine alone. Its first page is rendered by the time it counts as ready. */
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
    // An open port is not enough: Next opens it before it looks for its build.
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
