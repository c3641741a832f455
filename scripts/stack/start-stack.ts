import { type Credentials, readCredentials } from "../../emulators/seed/credentials.ts";
import { buildSite, next } from "./build-site.ts";
import { createEmulators, type Emulators } from "./create-emulators.ts";
import { lockData } from "./data-lock.ts";
import { type Environment, type Ports, parseEnvironment, type Variables } from "./environment.ts";
import { checkPorts, type NamedPort } from "./ports.ts";
import { toPrinter } from "./printer.ts";
import { createService, type Service } from "./service.ts";
import { createSiteSetup, type SiteSetup } from "./site-setup.ts";

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
  /** How the site reads its own environment. */
  site: SiteSetup["environment"];
  credentials: Credentials;
  services: { site: Service } & Emulators;
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
  const { ports, dataDir } = environment;
  const credentials = readCredentials(dataDir);
  const setup = createSiteSetup({ variables: env, ports, credentials, distDir });
  const crash = Promise.withResolvers<string>();
  const emulators = createEmulators({
    environment,
    site: setup.environment,
    processVariables: { ...env, NODE_ENV: mode },
    restarts,
    isQuiet: quiet,
    onCrash: crash.resolve,
  });
  const siteVariables = { ...setup.variables, NODE_ENV: mode };
  const site = createService({
    name: "The site",
    args: [next, mode === "production" ? "start" : "dev", "-H", "127.0.0.1", "-p", String(ports.site)],
    environment: siteVariables,
    folder: "web",
    // An open port is not enough: Next opens it before it looks for its build.
    readyWhen: { kind: "answers", url: `http://127.0.0.1:${ports.site}/` },
    onLine: toPrinter("The site", quiet ? "nothing" : mode === "production" ? "errors" : "everything"),
    onCrash: crash.resolve,
  });

  const services = { site, ...emulators };
  const lock = lockData(dataDir);
  const stopAll = async () => {
    await Promise.all(
      [site, emulators.contentLake, emulators.storefront].map(async (service) => service?.stop()),
    );
    lock.release();
  };
  const begin = async (service: Service | null) => {
    stop?.addEventListener("abort", () => void service?.stop(), { once: true });
    await service?.start();
    stop?.throwIfAborted();
  };
  try {
    await checkPorts(listPorts(ports, emulators));
    await Promise.all([begin(emulators.contentLake), begin(emulators.storefront)]);
    if (mode === "production" && build === "if-changed") {
      await buildSite({ distDir, variables: siteVariables, isQuiet: quiet, ...(stop && { stop }) });
    }
    await begin(site);
  } catch (error) {
    await stopAll();
    throw error;
  }
  return {
    siteUrl: setup.environment.siteUrl,
    lakeUrl: emulators.contentLake && `http://127.0.0.1:${ports.contentLake}`,
    storefrontUrl: emulators.storefront && `http://127.0.0.1:${ports.storefront}`,
    environment,
    site: setup.environment,
    credentials,
    services,
    crashed: crash.promise,
    stop: stopAll,
  };
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

function listPorts(ports: Ports, { contentLake, storefront }: Emulators): NamedPort[] {
  const all = [
    { port: ports.site, variable: "PORT", owner: "the site", isNeeded: true },
    {
      port: ports.contentLake,
      variable: "CONTENT_LAKE_PORT",
      owner: "the content lake",
      isNeeded: contentLake !== null,
    },
    {
      port: ports.storefront,
      variable: "STOREFRONT_PORT",
      owner: "the storefront",
      isNeeded: storefront !== null,
    },
  ];
  return all.filter(({ isNeeded }) => isNeeded);
}
