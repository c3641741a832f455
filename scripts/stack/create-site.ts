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
  onCrash: (sentence: string) => void;
}

/** Relative to `web`. */
const siteServer = "server/main.ts";

/** The site's server, on this machine only. It's ready once its first page has been rendered. */
export function createSite({ mode, variables, port, isQuiet, restarts, onCrash }: SiteOptions): Service {
  const name = "The site";
  return createRestartingService({
    name,
    args: [...(mode === "production" ? [siteServer] : [next, "dev"]), "-H", "127.0.0.1", "-p", String(port)],
    environment: variables,
    folder: "web",
    // An open port isn't enough: `next dev` opens it before it can answer.
    readyWhen: { kind: "responds", url: `http://127.0.0.1:${port}/` },
    onLine: toPrinter(name, isQuiet ? "nothing" : mode === "production" ? "errors" : "everything"),
    restarts,
    log: (line) => {
      if (!isQuiet) console.error(line);
    },
    onCrash,
  });
}
