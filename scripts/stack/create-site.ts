import { next } from "./build-site.ts";
import { toPrinter } from "./printer.ts";
import { createService, type Service } from "./service.ts";

interface SiteOptions {
  mode: "production" | "development";
  variables: NodeJS.ProcessEnv;
  port: number;
  isQuiet: boolean;
  onCrash: (sentence: string) => void;
}

/** Next's own server, on this machine alone. Its first page is rendered by the time it counts as ready. */
export function createSite({ mode, variables, port, isQuiet, onCrash }: SiteOptions): Service {
  const name = "The site";
  return createService({
    name,
    args: [next, mode === "production" ? "start" : "dev", "-H", "127.0.0.1", "-p", String(port)],
    environment: variables,
    folder: "web",
    // An open port is not enough: Next opens it before it looks for its build.
    readyWhen: { kind: "answers", url: `http://127.0.0.1:${port}/` },
    onLine: toPrinter(name, isQuiet ? "nothing" : mode === "production" ? "errors" : "everything"),
    onCrash,
  });
}
