import { streamFetch } from "@shop/studio/embedded/stream-fetch.ts";
import { expect, test } from "vitest";
import { startTestLake, until } from "../../support/content-lake.ts";
import { listen } from "../../support/listen.ts";

const ids = { publishedId: "course-1a", draftId: "drafts.course-1a" };

test.each([
  ["server-sent events", fetch],
  ["the stream tunnel", streamFetch],
])("a publish reaches a hundred listeners (%s)", async (_name, resolvedFetch) => {
  await using lake = await startTestLake();
  const client = lake.client();
  await client.create({ _id: ids.draftId, _type: "course", title: "Level 1A" });
  await using listeners = new AsyncDisposableStack();
  const listening = await Promise.all(
    Array.from({ length: 100 }, async () =>
      listeners.use(await listen(lake.client({ resolveFetch: () => resolvedFetch }), "*[_type == $type]")),
    ),
  );

  await client.action({ actionType: "sanity.action.document.publish", ...ids }, { transactionId: "out" });
  await until(() => listening.every(({ mutations }) => mutations.length === 2));

  const eventIds = listening.map(({ mutations }) => mutations.map(({ eventId }) => eventId));
  expect(new Set(eventIds.map(String))).toEqual(new Set(["out#course-1a,out#drafts.course-1a"]));
});
