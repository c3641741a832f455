import { channel } from "node:diagnostics_channel";

/** Gets the cache tags that another process of the site expired. Next's routes and the server around them don't share modules. */
export const expiredByPeer = channel("shop.expired-by-peer");
