import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { serveContentLake } from "#content-lake/serve-content-lake.ts";
import type { Seed, SeedDocument } from "#content-lake/store/seeding.ts";
import { accountOptionSchema } from "#packages/command/account-option.ts";
import { reachEmulator } from "#packages/command/reach-emulator.ts";
import { runCommands } from "#packages/command/run-commands.ts";
import { exitLike, runHosted } from "#packages/command/run-hosted.ts";
import { runServer } from "#pages/run-server.ts";
import { readLakeCredentials } from "./lake-credentials.ts";

const portSchema = z.coerce.number({ error: "must be a port" }).int().min(0).max(65_535);

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

${users.map(({ role, email, password }) => `${role}: ${email}, ${password}`).join("\n")}`);
}

function reach(settings: Settings) {
  const token = readLakeCredentials(settings.data, settings.account).contentLake.administrator;
  return reachEmulator({ port: settings.port, token, open: () => serve(settings, 0) });
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
  const documents = readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index): SeedDocument[] => {
      if (line.trim() === "") return [];
      try {
        return [documentSchema.parse(JSON.parse(line))];
      } catch (error) {
        throw new Error(`${file}, line ${index + 1}, isn't a document with an _id and a _type`, {
          cause: error,
        });
      }
    });
  return { documents, directory: pathToFileURL(`${dirname(resolve(file))}/`) };
}

await runCommands({
  name: "content-lake-emulator",
  about: "Sanity's Content Lake on this machine.",
  settings: settingsSchema,
  options: {
    data: { value: "folder", does: "the data directory (.content-lake)" },
    port: { value: "port", does: "where it listens on 127.0.0.1 (3001); 0 picks a free one" },
    seed: { value: "file", does: "NDJSON that an empty lake starts with, and that reset goes back to" },
    dataset: { value: "name", does: "the dataset that import writes to (production)" },
    webhook: { value: "url", does: "gets every change of published documents, signed" },
    origin: { value: "url", multiple: true, does: "a CORS origin besides this machine's; can be repeated" },
    "public-url": { value: "url", does: "where browsers reach it, if not at the port" },
    name: { value: "name", does: "the project's name in the Studio" },
    account: {
      value: "role:email:name",
      multiple: true,
      does: "who can sign in, set when the data directory is made; can be repeated",
    },
  },
  commands: {
    init: { does: "makes the data directory, and prints what a client needs", run: init },
    start: {
      does: "starts it, and makes the data directory if there is none",
      run: (settings) =>
        runServer(async () => {
          const lake = await serve(settings, settings.port);
          return { ...lake, greet: () => `Content Lake on ${lake.url}, data in ${settings.data}` };
        }, `Port ${settings.port} is in use. Choose another with --port.`),
    },
    import: {
      args: "<file>",
      does: "adds the documents of an NDJSON file, or replaces those with the same IDs",
      run: async (settings, [file = ""]) => {
        const documents = readFileSync(file, "utf8");
        const lake = await reach(settings);
        const path = `/seed?dataset=${encodeURIComponent(settings.dataset)}`;
        await lake.control.call("POST", path, documents).finally(lake.close);
        console.log(`Imported ${file} into ${settings.dataset}.`);
      },
    },
    snapshot: {
      args: "<name>",
      does: "keeps everything as it is now under a name",
      run: async (settings, [name = ""]) => {
        const lake = await reach(settings);
        await lake.control.takeSnapshot(name).finally(lake.close);
        console.log(`Took the snapshot ${name}.`);
      },
    },
    reset: {
      args: "[<name>]",
      does: "empties it, and loads the seed or a snapshot",
      run: async (settings, [name]) => {
        const lake = await reach(settings);
        await lake.control.reset(name).finally(lake.close);
        console.log(name === undefined ? "Reset." : `Reset to ${name}.`);
      },
    },
    exec: {
      args: "-- <command>",
      does: "runs a command that reaches the lake at Sanity's own host names",
      run: async (settings, command) => {
        const lake = await reach(settings);
        const ended = await runHosted({
          command,
          hosts: ["api.sanity.io", "*.api.sanity.io", "*.apicdn.sanity.io", "cdn.sanity.io"],
          url: lake.url,
          others: "connect",
          variables: { SANITY_AUTH_TOKEN: readLakeCredentials(settings.data).contentLake.administrator },
        }).finally(lake.close);
        exitLike(ended);
      },
    },
  },
});
