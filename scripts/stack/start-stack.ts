import { type Credentials, readCredentials } from "../../emulators/seed/credentials.ts";
import { lockBuild } from "./build-lock.ts";
import { buildSite } from "./build-site.ts";
import { createEmulators, type Emulators } from "./create-emulators.ts";
import { createSite } from "./create-site.ts";
import { createDataDir, lockData } from "./data-lock.ts";
import { type Environment, type Ports, parseEnvironment, type Variables } from "./environment.ts";
import { checkPorts, type NamedPort } from "./ports.ts";
import type { Service } from "./service.ts";
import { createSiteSetup, type SiteSetup } from "./site-setup.ts";

export interface StackOptions {
  /** See `.env.example`; the process's own by default. */
  env?: Variables;
  /** Overrides the ports in `env`. */
  ports?: Ports;
  dataDir?: string;
  /** Next's output folder inside web/; `.next` by default. */
  distDir?: string;
  mode?: "production" | "development";
  /** For production: `never` serves the existing build, and `only` doesn't serve it. */
  build?: "if-changed" | "only" | "never";
  /** Prints nothing; each service's lines are still available. */
  quiet?: boolean;
  /** How often a server that ends by itself is restarted within ten minutes. Tests use 0 to kill one for good. */
  restarts?: number;
  /** Enables the content lake's control plane, which lists unknown requests. */
  control?: boolean;
  /** Cancels the start and stops everything. */
  stop?: AbortSignal;
}

export interface Stack {
  /** The public URL; `services` listen on 127.0.0.1. */
  siteUrl: string;
  /** Null when content is hosted. */
  lakeUrl: string | null;
  /** Null when commerce is hosted. */
  storefrontUrl: string | null;
  /** The mail server's pages. Null when mail is hosted. */
  mailUrl: string | null;
  /** The school wallet's pages. Null when the wallet is hosted, or the shop has none. */
  walletUrl: string | null;
  /** Null when logs are hosted. */
  telemetryUrl: string | null;
  environment: Environment;
  /** The site's environment as it parses it. */
  site: SiteSetup["environment"];
  /** Of the site's process. Another process with these and a port of its own serves the same shop. */
  siteVariables: NodeJS.ProcessEnv;
  credentials: Credentials;
  services: { site: Service } & Emulators;
  /** Resolves with a sentence when a service has ended for good. */
  crashed: Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Starts the embedded backends, builds the site if its sources changed, and serves it. Resolves when the site responds,
 * or is built when that's all.
 * Throws a `PlainError` with what to change, after stopping everything.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const {
    env = process.env,
    distDir = ".next",
    mode = "production",
    build = "if-changed",
    quiet = false,
    stop,
  } = options;
  const environment = parseEnvironment({ ...env, ...toOverrides(options) });
  const { ports, dataDir } = environment;
  createDataDir(dataDir);
  const credentials = readCredentials(dataDir);
  const setup = createSiteSetup({ variables: env, ports, credentials, dataDir, distDir });
  const serves = build !== "only";
  const crash = Promise.withResolvers<string>();
  const restarts = options.restarts ?? 5;
  const emulators = createEmulators({
    environment,
    site: setup.environment,
    processVariables: { ...env, NODE_ENV: mode },
    restarts,
    control: options.control ?? false,
    isQuiet: quiet,
    onCrash: crash.resolve,
  });
  const addresses = {
    lakeUrl: emulators.contentLake && `http://127.0.0.1:${ports.contentLake}`,
    storefrontUrl: emulators.storefront && `http://127.0.0.1:${ports.storefront}`,
    mailUrl: emulators.mail && `http://127.0.0.1:${ports.mail}`,
    walletUrl: emulators.wallet && `http://127.0.0.1:${ports.wallet}`,
    telemetryUrl: emulators.telemetry && `http://127.0.0.1:${ports.telemetry}`,
  };
  const siteVariables = { ...setup.variables, NODE_ENV: mode };
  const site = createSite({
    mode,
    variables: siteVariables,
    port: ports.site,
    isQuiet: quiet,
    restarts,
    onCrash: crash.resolve,
  });

  const locks = [lockData(dataDir)];
  const services = [site, ...Object.values(emulators)].filter((service) => service !== null);
  const stopAll = async () => {
    await Promise.all(services.map((service) => service.stop()));
    for (const lock of locks) lock.release();
  };
  const startService = async (service: Service | null) => {
    stop?.addEventListener("abort", () => void service?.stop(), { once: true });
    await service?.start();
    stop?.throwIfAborted();
  };
  try {
    // `next dev` has an output folder of its own, and a lock on it.
    if (mode === "production") locks.push(lockBuild({ distDir, siteUrl: setup.environment.siteUrl }));
    await checkPorts(listPorts({ ports, emulators, serves }));
    await Promise.all(Object.values(emulators).map(startService));
    if (mode === "production" && build !== "never")
      await buildSite({ distDir, variables: siteVariables, isQuiet: quiet, ...(stop && { stop }) });
    if (serves) await startService(site);
  } catch (error) {
    await stopAll();
    throw error;
  }
  return {
    ...addresses,
    siteUrl: setup.environment.siteUrl,
    environment,
    site: setup.environment,
    siteVariables,
    credentials,
    services: { site, ...emulators },
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
      MAIL_PORT: String(ports.mail),
      SMTP_PORT: String(ports.smtp),
      WALLET_PORT: String(ports.wallet),
      TELEMETRY_PORT: String(ports.telemetry),
    }),
    ...(dataDir && { DATA_DIR: dataDir }),
  };
}

interface ListPortsOptions {
  ports: Ports;
  emulators: Emulators;
  serves: boolean;
}

function listPorts({ ports, emulators, serves }: ListPortsOptions): NamedPort[] {
  const { contentLake, storefront, mail, wallet, telemetry } = emulators;
  const all = [
    { port: ports.site, variable: "PORT", owner: "the site", isNeeded: serves },
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
    { port: ports.mail, variable: "MAIL_PORT", owner: "the mail server", isNeeded: mail !== null },
    { port: ports.smtp, variable: "SMTP_PORT", owner: "the mail server", isNeeded: mail !== null },
    { port: ports.wallet, variable: "WALLET_PORT", owner: "the school wallet", isNeeded: wallet !== null },
    {
      port: ports.telemetry,
      variable: "TELEMETRY_PORT",
      owner: "the telemetry server",
      isNeeded: telemetry !== null,
    },
  ];
  return all.filter(({ isNeeded }) => isNeeded);
}
