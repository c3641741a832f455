import type { LiveEvent, ResumableListenOptions } from "@sanity/client";
import { streamFetch } from "@shop/studio/embedded/stream-fetch.ts";
import { expect, test } from "vitest";
import { startTestLake, until } from "../../support/content-lake.ts";
import { startCuttableProxy } from "../../support/cuttable-proxy.ts";
import { listen } from "../../support/listen.ts";

const course = (id: string) => ({ _id: id, _type: "course", title: id });

const resumable: ResumableListenOptions = {
  enableResume: true,
  events: ["welcome", "mutation", "reconnect", "welcomeback", "reset"],
};

/** The two transports for a stream: plain, and through a WebSocket as in the Studio. */
const ways: [name: string, fetch: typeof fetch][] = [
  ["server-sent events", fetch],
  ["the stream tunnel", streamFetch],
];

test.concurrent.each(ways)(
  "a client whose connection breaks gets the events it missed (%s)",
  async (_name, fetch) => {
    await using lake = await startTestLake();
    await using wire = await startCuttableProxy(lake.url);
    using listener = await listen(
      lake.client({ apiHost: wire.url, resolveFetch: () => fetch }),
      "*",
      resumable,
    );
    await lake.client().create(course("a"));
    await until(() => listener.mutations.length === 1);

    wire.cut();
    await lake.client().create(course("b"));
    await lake.client().create(course("c"));
    await until(() => listener.mutations.length === 3);
    await lake.client().create(course("d"));
    await until(() => listener.mutations.length === 4);

    expect(listener.types).toEqual([
      "welcome",
      "mutation",
      "reconnect",
      "welcomeback",
      "mutation",
      "mutation",
      "mutation",
    ]);
    expect(listener.mutations.map(({ documentId }) => documentId)).toEqual(["a", "b", "c", "d"]);
  },
);

test.concurrent.each(ways)("a client resumes after the lake restarts (%s)", async (_name, fetch) => {
  await using lake = await startTestLake();
  using listener = await listen(lake.client({ resolveFetch: () => fetch }), "*", resumable);
  await lake.client().create(course("a"));
  await until(() => listener.mutations.length === 1);

  await lake.restart();
  await until(() => listener.types.includes("welcomeback"));
  await lake.client().create(course("b"));
  await until(() => listener.mutations.length === 2);

  expect(listener.types).toEqual(["welcome", "mutation", "reconnect", "welcomeback", "mutation"]);
});

test.concurrent.each(ways)(
  "a client that doesn't resume gets a new welcome event (%s)",
  async (_name, fetch) => {
    await using lake = await startTestLake();
    await using wire = await startCuttableProxy(lake.url);
    using listener = await listen(lake.client({ apiHost: wire.url, resolveFetch: () => fetch }), "*", {
      events: ["welcome", "mutation", "reconnect"],
    });
    await lake.client().create(course("a"));
    await until(() => listener.mutations.length === 1);

    wire.cut();
    await lake.client().create(course("b"));
    await until(() => listener.types.length === 4);

    expect(listener.types).toEqual(["welcome", "mutation", "reconnect", "welcome"]);
  },
);

test.concurrent.each(ways)(
  "a client that got no events before the break gets a new welcome event (%s)",
  async (_name, fetch) => {
    await using lake = await startTestLake();
    await using wire = await startCuttableProxy(lake.url);
    using listener = await listen(
      lake.client({ apiHost: wire.url, resolveFetch: () => fetch }),
      "*",
      resumable,
    );

    wire.cut();
    await until(() => listener.types.length === 3);

    expect(listener.types).toEqual(["welcome", "reconnect", "welcome"]);
  },
);

test.concurrent.each(ways)(
  "a live page whose connection breaks gets the tags it missed (%s)",
  async (_name, fetch) => {
    await using lake = await startTestLake();
    await using wire = await startCuttableProxy(lake.url);
    const events: LiveEvent[] = [];
    const following = lake
      .client({ apiHost: wire.url, resolveFetch: () => fetch })
      .live.events()
      .subscribe((event) => events.push(event));
    await until(() => events.length === 1);

    wire.cut();
    await lake.client().create(course("a"));
    await until(() => events.some(({ type }) => type === "message"));
    following.unsubscribe();

    expect(events.map(({ type }) => type)).toEqual(["welcome", "reconnect", "welcome", "message"]);
  },
);

test.concurrent.each(ways)(
  "an edit made while a listener is disconnected is delivered whole (%s)",
  async (_name, fetch) => {
    await using lake = await startTestLake();
    await using wire = await startCuttableProxy(lake.url);
    await lake.client().create(course("a"));
    using listener = await listen(
      lake.client({ apiHost: wire.url, resolveFetch: () => fetch }),
      "*",
      resumable,
    );
    const edit = (title: string) => lake.client().patch("a").set({ title }).commit();
    await edit("1");
    await until(() => listener.mutations.length === 1);

    wire.cut();
    await edit("2");
    await edit("3");
    await until(() => listener.mutations.length === 3);

    const [first, second, third] = listener.mutations;
    expect(second?.previousRev).toBe(first?.resultRev);
    expect(third?.previousRev).toBe(second?.resultRev);
  },
);
