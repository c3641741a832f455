import { expect, test } from "vitest";
import { startTestLake, until } from "../../support/content-lake.ts";
import { listen } from "../../support/listen.ts";

const course = { _id: "course-1a", _type: "course", title: "Level 1A" };

test("a malformed filter ends the listener with the reason", async () => {
  await using lake = await startTestLake();

  using listener = await listen(lake.client(), "*[_type ==");

  expect(listener.errors).toEqual([
    expect.objectContaining({ name: "ChannelError", message: expect.stringContaining("parse error") }),
  ]);
});

test("a filter that isn't emulated ends the listener with an error that names it", async () => {
  await using lake = await startTestLake();

  using listener = await listen(lake.client(), "*[text::semanticSimilarity(title) > 1]");

  expect(listener.errors).toEqual([
    expect.objectContaining({
      name: "ChannelError",
      message: expect.stringContaining("text::semanticSimilarity"),
    }),
  ]);
});

test("a listener on a deleted dataset is disconnected for good", async () => {
  await using lake = await startTestLake();
  await lake.createDataset("staging");
  await lake.client({ dataset: "staging" }).create(course);
  using listener = await listen(lake.client({ dataset: "staging" }), "*");
  using other = await listen(lake.client(), "*");

  await lake.client({ token: "sk-administrator" }).datasets.delete("staging");
  await lake.client().create(course);
  await until(() => listener.errors.length + other.mutations.length === 2);

  expect(listener.errors).toEqual([
    expect.objectContaining({
      name: "DisconnectError",
      message: expect.stringContaining('Dataset "staging" was deleted'),
    }),
  ]);
});

test.each([
  ["effectFormat=json", `"json" can't be the effectFormat. Use mendoza`],
  ["visibility=now", `"now" can't be the visibility. Use transaction or query`],
])("a listener that asks for %s is rejected", async (option, message) => {
  await using lake = await startTestLake();

  const response = await fetch(`${lake.url}/v2026-06-01/data/listen/production?query=*&${option}`);

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ message });
});

test("a listener can request a long preamble, to get past buffering proxies", async () => {
  await using lake = await startTestLake();

  const response = await fetch(`${lake.url}/v2026-06-01/data/listen/production?query=*&evs_preamble=true`);
  const reader = response.body?.getReader();
  const first = new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();

  expect(first).toMatch(/^: {2056}\n\n/);
});

test.each([["transaction"], ["query"]] as const)(
  "a listener that asks for visibility by %s is told that queries see the change",
  async (visibility) => {
    await using lake = await startTestLake();
    using listener = await listen(lake.client(), "*", { visibility });

    await lake.client().create(course);
    await until(() => listener.mutations.length === 1);

    expect(listener.mutations).toMatchObject([{ visibility: "query" }]);
  },
);
