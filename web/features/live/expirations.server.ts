import "server-only";
import { createExpirations, type Expirations } from "./expirations.ts";

/** Each keeps a connection open; who comes later is asked to try again and sees the change with the next page. */
const capacity = { all: 2000, each: 200 };

const key = Symbol.for("handshape.expirations");

// The type of the global object does not know what is kept there: `next dev` loads each route's modules anew.
const shared = globalThis as typeof globalThis & { [key]?: Expirations };

export const expirations: Expirations = (shared[key] ??= createExpirations(capacity));
