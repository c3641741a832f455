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

/** All preview links, updated live and once a minute, because links expire over time. */
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
        switchMap(() => client.observable.fetch(storedLinksQuery, {}, { perspective: "raw" })),
        map((answer): StoredLinks => ({
          kind: "ready",
          links: storedLinksSchema.parse(answer),
          readAt: new Date(),
        })),
        catchError((error: unknown) => {
          console.error(error);
          return of<StoredLinks>({ kind: "failed" });
        }),
      )
      .subscribe(setLinks);
    return () => subscription.unsubscribe();
  }, [client]);

  return links;
}
