import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { SanityClient } from "@sanity/client";
import { readCredentials } from "@shop/emulators/seed/credentials.ts";
import sharp from "sharp";
import { openLakeDataDir } from "../lake-process.ts";
import { smallHeap } from "./small-heap.ts";
import { type Piece, type RawAnswer, sendRaw } from "./send-raw.ts";

export type Caller = "anonymous" | "viewer" | "editor" | "administrator";

/** A request as it's sent, without the host, the token and the body's length. */
export interface RawRequest {
  method?: string;
  /** The path and query, or whatever is in their place. */
  target: string;
  /** Complete header lines. */
  headers?: readonly string[];
  body?: string | Uint8Array;
}

/** A lake in its own process, with data to hide. */
export interface FuzzTarget extends AsyncDisposable {
  url: string;
  client: SanityClient;
  /** The paths of an image and a file. */
  assets: readonly string[];
  ask: (caller: Caller, request: RawRequest) => Promise<RawAnswer>;
  send: (pieces: readonly Piece[]) => Promise<RawAnswer>;
  /** What's wrong with a response, in sentences: too slow, an internal error, or a leak. */
  findFaults: (caller: Caller, answer: RawAnswer) => string[];
  /** What changed since before all the requests, in sentences. */
  findDamage: () => Promise<string[]>;
}

/** A response this slow is hanging, however busy the machine is. */
const slowestMs = 10_000;
/** The heap and all that's outside of it. */
const maxMemoryInMegabytes = 800;
const privateWords = "words-that-nobody-may-read";
const repository = fileURLToPath(new URL("../../..", import.meta.url));

export async function startFuzzTarget(): Promise<FuzzTarget> {
  const data = await openLakeDataDir();
  const lake = await data.start({ control: true, variables: smallHeap });
  const client = data.client(lake.url);
  const credentials = readCredentials(data.dataDir);
  const assets = await createDocuments(client);
  const readAll = () => client.fetch('*[_type in ["course", "secret"]] | order(_id)');
  const before = JSON.stringify(await readAll());
  const secrets = [
    ...Object.values(credentials.contentLake),
    credentials.contentWebhookSecret,
    ...credentials.users.map(({ password }) => password),
  ];
  const places = [data.dataDir, repository, "node_modules", "node:internal"];

  return {
    url: lake.url,
    client,
    assets,
    ask: (caller, request) => sendRaw(lake.url, toPieces(request, readToken(caller))),
    send: (pieces) => sendRaw(lake.url, pieces),
    findFaults: (caller, { status, text, ms }) => [
      ...(status === null ? ["there is no response"] : []),
      ...(status !== null && status >= 500 && !isNamed(text) ? [`the response is a ${status}`] : []),
      ...(ms > slowestMs ? [`it takes ${Math.round(ms)} ms`] : []),
      ...(secrets.some((secret) => text.includes(secret)) ? ["the response contains a secret"] : []),
      ...places.flatMap((place) => (text.includes(place) ? [`the response contains "${place}"`] : [])),
      ...(/^\s+at .+:\d+:\d+\)?$/m.test(text) ? ["the response contains a stack trace"] : []),
      ...(caller === "anonymous" && text.includes(privateWords)
        ? ["the response contains private text"]
        : []),
    ],
    findDamage: async () => {
      if (lake.output.code !== null) return [`The lake exited: ${lake.output.error}`];
      const session = await readMemory(lake.pid);
      return [
        ...(JSON.stringify(await readAll()) === before ? [] : ["The documents changed"]),
        ...(lake.output.error === "" ? [] : [`The lake logged: ${lake.output.error.slice(0, 2000)}`]),
        ...(session < maxMemoryInMegabytes ? [] : [`The lake has grown to ${session} MB`]),
      ];
    },
    [Symbol.asyncDispose]: () => data[Symbol.asyncDispose](),
  };

  function readToken(caller: Caller): string | null {
    return caller === "anonymous" ? null : credentials.contentLake[caller];
  }
}

function toPieces({ method = "GET", target, headers = [], body }: RawRequest, token: string | null): Piece[] {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(headers.some((line) => /^host:/i.test(line)) ? [] : ["Host: 127.0.0.1"]),
    "Connection: close",
    ...(token === null ? [] : [`Authorization: Bearer ${token}`]),
    ...headers,
    ...(body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  return [`${lines.join("\r\n")}\r\n\r\n`, ...(body === undefined ? [] : [body])];
}

/** An endpoint that isn't emulated returns 501 with an error that names it. */
function isNamed(text: string): boolean {
  return text.startsWith("HTTP/1.1 501") && text.includes("Content Lake emulator");
}

async function createDocuments(client: SanityClient): Promise<string[]> {
  await client
    .transaction()
    .create({
      _id: "public",
      _type: "course",
      title: "Public",
      next: { _type: "reference", _ref: "hidden.note", _weak: true },
    })
    .create({ _id: "drafts.public", _type: "course", title: privateWords })
    .create({ _id: "hidden.note", _type: "secret", title: privateWords })
    .commit();
  const background = { r: 14, g: 95, b: 89 };
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();
  const image = await client.assets.upload("image", picture, { filename: "picture.png" });
  const file = await client.assets.upload("file", Buffer.from("A file."), { filename: "note.txt" });
  return [image.path, file.path].map((path) => `/${path}`);
}

async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
