import { definePlugin } from "sanity";
import { withRedirect } from "./with-redirect.tsx";

/** Keeps public addresses working when a page moves. */
export const redirects = definePlugin({
  name: "redirects",
  document: { actions: withRedirect },
});
