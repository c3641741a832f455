import "server-only";
import { z } from "zod";
import { localExpirations } from "#lib/local-expirations.ts";
import { createExpirations, type Expirations } from "./expirations.ts";

/** Each holds a connection open. A page beyond the limit is told to retry, and sees changes on its next load. */
const capacity = { all: 2000, each: 200 };

const key = Symbol.for("handshape.expirations");

// `next dev` reloads each route's modules, so the state lives on the global object, which has no type for it.
const shared = globalThis as typeof globalThis & { [key]?: Expirations };

export const expirations: Expirations = (shared[key] ??= createSharedExpirations());

function createSharedExpirations(): Expirations {
  const created = createExpirations(capacity);
  localExpirations.subscribe((tags) => created.announce(z.array(z.string()).parse(tags)));
  return created;
}
