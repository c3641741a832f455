import { processOptions } from "../../emulators/process-options.ts";
import type { Environment, Variables } from "./environment.ts";
import { toPrinter } from "./printer.ts";
import { createRestartingService } from "./restarting-service.ts";
import type { Service } from "./service.ts";
import type { SiteSetup } from "./site-setup.ts";

interface EmulatorsOptions {
  environment: Environment;
  site: SiteSetup["environment"];
  processVariables: NodeJS.ProcessEnv;
  restarts: number;
  /** Enables the control plane, so that tests can list requests, reset data and inject faults. */
  control: boolean;
  isQuiet: boolean;
  onCrash: (sentence: string) => void;
}

export interface Emulators {
  contentLake: Service | null;
  storefront: Service | null;
  mail: Service | null;
  wallet: Service | null;
  telemetry: Service | null;
}

/** Local servers for the backends that aren't hosted; null for hosted ones. */
export function createEmulators(options: EmulatorsOptions): Emulators {
  const { environment, site } = options;
  const { ports } = environment;
  const contentLake = {
    name: "The content lake",
    main: "emulators/content-lake/main.ts",
    port: ports.contentLake,
    variables: {
      SITE_URL: site.siteUrl,
      CONTENT_WEBHOOK_URL: `http://127.0.0.1:${ports.site}/api/webhooks/sanity`,
    },
    flags: options.control ? ["--control"] : [],
    nodeFlags: processOptions.nodeFlags,
  };
  const storefront = {
    name: "The storefront",
    main: "emulators/storefront/main.ts",
    port: ports.storefront,
    variables: {
      SITE_URL: site.siteUrl,
      STOREFRONT_WEBHOOK_URL: `http://127.0.0.1:${ports.site}/api/webhooks/shopify`,
    },
    flags: options.control ? ["--control"] : [],
  };
  const mail = {
    name: "The mail server",
    main: "emulators/mail/main.ts",
    port: ports.mail,
    variables: {},
    flags: ["--smtp-port", String(ports.smtp)],
  };
  const wallet = {
    name: "The school wallet",
    main: "emulators/wallet/main.ts",
    port: ports.wallet,
    variables: { SITE_URL: site.siteUrl },
    flags: [],
  };
  const telemetry = {
    name: "The telemetry server",
    main: "emulators/telemetry/main.ts",
    port: ports.telemetry,
    variables: {},
    flags: [],
  };
  return {
    contentLake: site.content.mode === "hosted" ? null : createEmulator(contentLake, options),
    storefront: site.storefront.mode === "hosted" ? null : createEmulator(storefront, options),
    mail: site.mail.mode === "hosted" ? null : createEmulator(mail, options),
    wallet: site.wallet?.mode === "embedded" ? createEmulator(wallet, options) : null,
    telemetry: site.logs.mode === "hosted" ? null : createEmulator(telemetry, options),
  };
}

interface Emulator {
  name: string;
  main: string;
  port: number;
  variables: Variables;
  flags: readonly string[];
  nodeFlags?: readonly string[];
}

function createEmulator(
  { name, main, port, variables, flags, nodeFlags = [] }: Emulator,
  options: EmulatorsOptions,
): Service {
  return createRestartingService({
    name,
    args: [...nodeFlags, main, "--port", String(port), "--data", options.environment.dataDir, ...flags],
    environment: { ...options.processVariables, ...processOptions.variables, ...variables },
    readyWhen: { kind: "message" },
    restarts: options.restarts,
    onLine: toPrinter(name, options.isQuiet ? "nothing" : "errors"),
    log: (line) => {
      if (!options.isQuiet) console.error(line);
    },
    onCrash: options.onCrash,
  });
}
