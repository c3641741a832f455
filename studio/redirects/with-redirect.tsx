import { apiVersion } from "@shop/schemas/vocabulary/api-version.ts";
import { useState } from "react";
import { useClient } from "sanity";
import { publishActions, wrapActions } from "../actions/wrap-actions.ts";
import { toPagePath } from "../documents/to-page-path.ts";
import { MovedPage } from "./moved-page.tsx";
import { storeRedirect } from "./store-redirect.ts";

/** Publishes or schedules as usual, but first offers a redirect when the page's address changes. */
export const withRedirect = wrapActions(publishActions, function useRedirect(action, props) {
  const description = action(props);
  const client = useClient({ apiVersion });
  const [isAsking, setIsAsking] = useState(false);
  const from = toPagePath(props.type, props.published);
  const to = toPagePath(props.type, props.version ?? props.draft);
  if (!description || from === null || to === null || from === to) return description;

  const close = () => setIsAsking(false);
  const proceed = () => {
    close();
    description.onHandle?.();
  };
  const moves = action.action === "schedule" ? "later" : "now";
  return {
    ...description,
    onHandle: () => setIsAsking(true),
    dialog: isAsking
      ? {
          type: "dialog",
          header: "This page's address changes",
          onClose: close,
          content: (
            <MovedPage
              from={from}
              to={to}
              moves={moves}
              onChoose={async ({ isRedirected }) => {
                await storeRedirect(client, { from, to, moves, isRedirected });
                proceed();
              }}
            />
          ),
        }
      : (description.dialog ?? null),
  };
});
