import "server-only";
import { createShopEvents, type ShopEvents } from "./shop-events.ts";

/** Each keeps a connection open; who comes later is asked to try again and sees the change with the next page. */
const capacity = 2000;

const key = Symbol.for("handshape.shop-events");

// The type of the global object does not know what is kept there: `next dev` loads each route's modules anew.
const shared = globalThis as typeof globalThis & { [key]?: ShopEvents };

export const shopEvents: ShopEvents = (shared[key] ??= createShopEvents(capacity));
