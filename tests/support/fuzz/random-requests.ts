import { createRandom } from "../seeded-random.ts";
import type { Caller, FuzzTarget, RawRequest } from "./fuzz-target.ts";
import { type Endpoint, toRandomRequest } from "./random-request.ts";

interface Volleys {
  target: FuzzTarget;
  endpoint: Endpoint;
  seed: number;
  count: number;
}

/** Sends an endpoint random requests, five at a time, and returns what's wrong with the responses. */
export async function findFaultsOfRandomRequests({
  target,
  endpoint,
  seed,
  count,
}: Volleys): Promise<string[]> {
  const random = createRandom(seed);
  const callers = toCallers(endpoint);
  const faults: string[] = [];
  for (let volley = 0; volley < count; volley += 1) {
    const asked = callers.map(async (caller) => {
      const request = toRandomRequest({ endpoint, caller, assets: target.assets, random });
      const found = target.findFaults(caller, await target.ask(caller, request));
      faults.push(...found.map((fault) => `${fault}: ${caller} asks ${toSentence(request)}`));
    });
    await Promise.all(asked);
  }
  return faults;
}

function toCallers({ method, path }: Endpoint): readonly Caller[] {
  if (/^\/(hooks|datasets)/.test(path) || (path.startsWith("/_emulator") && method !== "POST")) {
    return ["anonymous", "administrator", "editor", "administrator", "administrator"];
  }
  return ["anonymous", "editor", "viewer", "editor", "editor"];
}

function toSentence({ method, target, headers = [], body = "" }: RawRequest): string {
  const parts = [target, ...headers, Buffer.from(body).toString("latin1")];
  return `${method} ${parts.map((part) => part.slice(0, 300)).join(" | ")}`;
}
