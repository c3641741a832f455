import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { serveContentLake } from "#content-lake/serve-content-lake.ts";
import { toLines } from "#files/ndjson.ts";
import type { Seed, SeedDocument } from "#content-lake/store/seeding.ts";
import { accountOption, accountOptionSchema, toAccountLines } from "#packages/command/account-option.ts";
import { createEmulatorCommands, type Emulator, portSchema } from "#packages/command/emulator-commands.ts";
import { reachEmulator } from "#packages/command/reach-emulator.ts";
import { runCommands } from "#packages/command/run-commands.ts";
import { readLakeCredentials } from "./read-lake-credentials.ts";

const settingsSchema = z.object({
  account: z.array(accountOptionSchema).optional(),
  data: z.string().min(1).default(".content-lake"),
  dataset: z.string().min(1).default("production"),
  name: z.string().min(1).default("Content Lake"),
  origin: z.array(z.url()).default([]),
  port: portSchema.default(3001),
  "public-url": z.url().optional(),
  seed: z.string().min(1).optional(),
  webhook: z.url({ protocol: /^https?$/ }).optional(),
});

type Settings = z.infer<typeof settingsSchema>;

async function init({ data, account, port }: Settings): Promise<void> {
  const { contentLake, users } = readLakeCredentials(data, account);
  console.log(`The data is in ${data}. Start it with: content-lake-emulator start

createClient({
  projectId: "any", dataset: "production", apiVersion: "2026-06-01",
  apiHost: "http://127.0.0.1:${port}", useProjectHostname: false, useCdn: false,
  token: "${contentLake.editor}",
});

${toAccountLines(users)}`);
}

function serve(settings: Settings, port: number) {
  const { account, data, name, origin, seed, webhook } = settings;
  const credentials = readLakeCredentials(data, account);
  return serveContentLake({
    dataDir: data,
    port,
    credentials,
    control: true,
    projectName: name,
    publicUrl: settings["public-url"],
    allowedOrigins: origin,
    ...(seed === undefined ? {} : { seed: readSeed(seed) }),
    ...(webhook === undefined
      ? {}
      : { webhooks: [{ name: "Site", url: webhook, secret: credentials.contentWebhookSecret }] }),
  });
}

const documentSchema = z.looseObject({ _id: z.string(), _type: z.string() });

/** Reads one document per line, as `sanity dataset export` writes them. */
function readSeed(file: string): Seed {
  const documents = toLines(readFileSync(file, "utf8")).map(({ line, number }): SeedDocument => {
    try {
      return documentSchema.parse(JSON.parse(line));
    } catch (error) {
      throw new Error(`${file}, line ${number}, isn't a document with an _id and a _type`, { cause: error });
    }
  });
  return { documents, directory: pathToFileURL(`${dirname(resolve(file))}/`) };
}

const lake: Emulator<Settings> = {
  name: "Content Lake",
  readToken: ({ data, account }) => readLakeCredentials(data, account).contentLake.administrator,
  serve,
  exec: {
    description: "runs a command that reaches the lake at Sanity's own host names",
    hosts: ["api.sanity.io", "*.api.sanity.io", "*.apicdn.sanity.io", "cdn.sanity.io"],
    readVariables: ({ data }) => ({ SANITY_AUTH_TOKEN: readLakeCredentials(data).contentLake.administrator }),
  },
};

await runCommands({
  name: "content-lake-emulator",
  about: "Sanity's Content Lake on this machine.",
  settings: settingsSchema,
  options: {
    data: { value: "folder", description: "the data directory (.content-lake)" },
    port: { value: "port", description: "where it listens on 127.0.0.1 (3001); 0 picks a free one" },
    seed: {
      value: "file",
      description: "NDJSON that an empty lake starts with, and that reset goes back to",
    },
    dataset: { value: "name", description: "the dataset that import writes to (production)" },
    webhook: { value: "url", description: "gets every change of published documents, signed" },
    origin: {
      value: "url",
      multiple: true,
      description: "a CORS origin besides this machine's; can be repeated",
    },
    "public-url": { value: "url", description: "where browsers reach it, if not at the port" },
    name: { value: "name", description: "the project's name in the Studio" },
    account: accountOption,
  },
  commands: {
    init: { description: "makes the data directory, and prints what a client needs", run: init },
    ...createEmulatorCommands(lake),
    import: {
      args: "<file>",
      description: "adds the documents of an NDJSON file, or replaces those with the same IDs",
      run: async (settings, [file = ""]) => {
        const documents = readFileSync(file, "utf8");
        const { control, close } = await reachEmulator(lake, settings);
        const path = `/seed?dataset=${encodeURIComponent(settings.dataset)}`;
        await control.call("POST", path, documents).finally(close);
        console.log(`Imported ${file} into ${settings.dataset}.`);
      },
    },
  },
});
