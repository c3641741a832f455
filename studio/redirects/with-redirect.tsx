import { useState } from "react";
import { useClient } from "sanity";
import { wrapActions } from "../actions/wrap-actions.ts";
import { toPagePath } from "../documents/to-page-path.ts";
import { MovedPage } from "./moved-page.tsx";
import { storeRedirect } from "./store-redirect.ts";

/** Publishes as usual, but first offers a redirect when the page's address changes. */
export const withRedirect = wrapActions(["publish"], function usePublishWithRedirect(publish, props) {
  const published = publish(props);
  const client = useClient({ apiVersion: "2026-06-01" });
  const [isAsking, setIsAsking] = useState(false);
  const from = toPagePath(props.type, props.published);
  const to = toPagePath(props.type, props.draft);
  if (!published || from === null || to === null || from === to) return published;

  const close = () => setIsAsking(false);
  const publishNow = () => {
    close();
    published.onHandle?.();
  };
  return {
    ...published,
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
              onRedirect={async () => {
                await storeRedirect(client, from, to);
                publishNow();
              }}
              onLeave={publishNow}
            />
          ),
        }
      : (published.dialog ?? null),
  };
});
