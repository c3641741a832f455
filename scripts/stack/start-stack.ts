import { type Credentials, readCredentials } from "../../emulators/seed/credentials.ts";
import { buildSite, next } from "./build-site.ts";
import { createEmulators } from "./create-emulators.ts";
import { lockData } from "./data-lock.ts";
import { type Environment, type Ports, parseEnvironment, type Variables } from "./environment.ts";
import { checkPorts, type NamedPort } from "./ports.ts";
import { toPrinter } from "./printer.ts";
import { toSiteVariables } from "./server-variables.ts";
import { createService, type Service } from "./service.ts";

export interface StackOptions {
  /** Read as `.env.example` explains; the process's own by default. */
  env?: Variables;
  /** Instead of what `env` says. */
  ports?: Ports;
  dataDir?: string;
  /** Next's output folder inside web/; `.next` by default. */
  distDir?: string;
  mode?: "production" | "development";
  /** For production: `never` serves the build that is there. */
  build?: "if-changed" | "never";
  /** Prints nothing; each service's lines can still be read. */
  quiet?: boolean;
  /** How often an emulator that ends by itself is brought back; 0 lets a test kill one and see it stay away. */
  restarts?: number;
  /** Gives up the start and ends what was started. */
  stop?: AbortSignal;
}

export interface Stack {
  /** The public address; `services` listen on 127.0.0.1. */
  siteUrl: string;
  /** null when content is hosted. */
  lakeUrl: string | null;
  /** null when commerce is hosted. */
  storefrontUrl: string | null;
  environment: Environment;
  credentials: Credentials;
  services: { site: Service; contentLake: Service | null; storefront: Service | null };
  /** Resolves with a sentence when a service has gone for good. */
  crashed: Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Starts the embedded backends that the environment asks for, builds the site when its sources changed, and serves it.
 * Resolves when the site answers. Throws a `PlainError` with what a person must change, and then leaves nothing running.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const {
    env = process.env,
    distDir = ".next",
    mode = "production",
    build = "if-changed",
    quiet = false,
    restarts = 5,
    stop,
  } = options;
  const environment = parseEnvironment({ ...env, ...toOverrides(options) });
  const processVariables = { ...env, NODE_ENV: mode };
  const crash = Promise.withResolvers<string>();
  const lock = lockData(environment.dataDir);
  const started: Service[] = [];

  const begin = async (service: Service) => {
    started.push(service);
    stop?.addEventListener("abort", () => void service.stop(), { once: true });
    await service.start();
    stop?.throwIfAborted();
  };
  const stopAll = async () => {
    await Promise.all(started.map((service) => service.stop()));
    lock.release();
  };

  try {
    const emulators = createEmulators({
      environment,
      processVariables,
      restarts,
      isQuiet: quiet,
      onCrash: crash.resolve,
    });
    await checkPorts(listPorts(environment));
    const credentials = readCredentials(environment.dataDir);
    await Promise.all(Object.values(emulators).map((emulator) => emulator && begin(emulator)));

    const siteVariables = toSiteVariables({ environment, credentials, distDir });
    const siteEnvironment = { ...processVariables, ...siteVariables };
    if (mode === "production" && build === "if-changed") {
      await buildSite({
        distDir,
        siteVariables,
        environment: siteEnvironment,
        isQuiet: quiet,
        ...(stop && { stop }),
      });
    }
    const site = createService({
      name: "The site",
      args: [
        next,
        mode === "production" ? "start" : "dev",
        "web",
        "-H",
        "127.0.0.1",
        "-p",
        String(environment.ports.site),
      ],
      environment: siteEnvironment,
      readyWhen: { kind: "answers", port: environment.ports.site },
      onLine: toPrinter("The site", quiet ? "nothing" : mode === "production" ? "errors" : "everything"),
      onCrash: crash.resolve,
    });
    await begin(site);

    return {
      siteUrl: environment.siteUrl,
      lakeUrl: emulators.contentLake && `http://127.0.0.1:${environment.ports.contentLake}`,
      storefrontUrl: emulators.storefront && `http://127.0.0.1:${environment.ports.storefront}`,
      environment,
      credentials,
      services: { site, ...emulators },
      crashed: crash.promise,
      stop: stopAll,
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

function toOverrides({ ports, dataDir }: StackOptions): Variables {
  return {
    ...(ports && {
      PORT: String(ports.site),
      CONTENT_LAKE_PORT: String(ports.contentLake),
      STOREFRONT_PORT: String(ports.storefront),
    }),
    ...(dataDir && { DATA_DIR: dataDir }),
  };
}

function listPorts({ ports, content, commerce }: Environment): NamedPort[] {
  const site = { port: ports.site, variable: "PORT", owner: "the site" };
  const contentLake = { port: ports.contentLake, variable: "CONTENT_LAKE_PORT", owner: "the content lake" };
  const storefront = { port: ports.storefront, variable: "STOREFRONT_PORT", owner: "the storefront" };
  return [
    site,
    ...(content.kind === "embedded" ? [contentLake] : []),
    ...(commerce.kind === "embedded" ? [storefront] : []),
  ];
}
