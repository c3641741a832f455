import { stegaClean } from "@sanity/client/stega";

/** Marks a list of products. Apart from the other marks, because browsers load those and have no use for `stegaClean`. */
export const toItemList = (title: string | null) => ({ "data-item-list": stegaClean(title) ?? "" });
