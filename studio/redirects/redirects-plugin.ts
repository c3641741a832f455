import { definePlugin } from "sanity";
import { withRedirect } from "./with-redirect.tsx";

/** An address that was public goes on leading somewhere when its page moves. */
export const redirects = definePlugin({
  name: "redirects",
  document: {
    actions: (actions) =>
      actions.map((action) => (action.action === "publish" ? withRedirect(action) : action)),
  },
});
