import { apiVersion } from "@shop/schemas/vocabulary/api-version.ts";
import { useEffect, useState } from "react";
import { catchError, map, merge, of, switchMap, throttleTime, timer } from "rxjs";
import { useClient } from "sanity";
import { type StoredLink, storedLinksQuery, storedLinksSchema } from "./stored-link.ts";

type StoredLinks =
  | { kind: "loading" }
  | { kind: "failed" }
  | { kind: "ready"; links: StoredLink[]; readAt: Date };

const minuteMs = 60_000;

/** All preview links, updated live and once a minute, because links expire over time. When a read fails, the last ones stay. */
export function useStoredLinks(): StoredLinks {
  const client = useClient({ apiVersion });
  const [links, setLinks] = useState<StoredLinks>({ kind: "loading" });

  useEffect(() => {
    const changes = client.observable.listen(
      `*[_type == "previewLink"]`,
      {},
      {
        // The first answer may be from before the lake heard of this listener, so its welcome asks again.
        events: ["welcome", "mutation", "reconnect"],
        includeResult: false,
        visibility: "query",
        includeAllVersions: true,
      },
    );
    const subscription = merge(changes, timer(0, minuteMs))
      .pipe(
        throttleTime(500, undefined, { leading: true, trailing: true }),
        // Inside, because a read that fails must not end the others.
        switchMap(() =>
          client.observable.fetch(storedLinksQuery, {}, { perspective: "raw" }).pipe(
            map((answer): StoredLinks => ({
              kind: "ready",
              links: storedLinksSchema.parse(answer),
              readAt: new Date(),
            })),
            catchError(toFailed),
          ),
        ),
        catchError(toFailed),
      )
      .subscribe((next) =>
        setLinks((last) => (next.kind === "failed" && last.kind === "ready" ? last : next)),
      );
    return () => subscription.unsubscribe();
  }, [client]);

  return links;
}

function toFailed(error: unknown) {
  console.error(error);
  return of<StoredLinks>({ kind: "failed" });
}
