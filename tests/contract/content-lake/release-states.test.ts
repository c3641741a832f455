import type { SanityClient } from "@sanity/client";
import { expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";

const spring = { releaseId: "spring" };
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

const steps = {
  edit: (client: SanityClient) =>
    client.releases.edit({ ...spring, patch: { set: { "metadata.title": "May" } } }),
  schedule: (client: SanityClient) => client.releases.schedule({ ...spring, publishAt: tomorrow() }),
  unschedule: (client: SanityClient) => client.releases.unschedule(spring),
  publish: (client: SanityClient) => client.releases.publish(spring),
  archive: (client: SanityClient) => client.releases.archive(spring),
  unarchive: (client: SanityClient) => client.releases.unarchive(spring),
  delete: (client: SanityClient) => client.releases.delete(spring),
};
type Step = keyof typeof steps;

const journeys = {
  active: [],
  scheduled: ["schedule"],
  archived: ["archive"],
  published: ["publish"],
} satisfies Record<string, Step[]>;
type State = keyof typeof journeys;

const allowed: Record<State, Step[]> = {
  active: ["edit", "schedule", "publish", "archive"],
  scheduled: ["edit", "schedule", "unschedule"],
  archived: ["unarchive", "delete"],
  published: ["delete"],
};
const states: State[] = ["active", "scheduled", "archived", "published"];
const names: Step[] = ["edit", "schedule", "unschedule", "publish", "archive", "unarchive", "delete"];
const pairs = states.flatMap((state) => names.map((name): [State, Step] => [state, name]));

async function startWithRelease(state: State): Promise<TestLake> {
  const lake = await startTestLake();
  await lake.client().releases.create(spring);
  for (const name of journeys[state]) await steps[name](lake.client());
  return lake;
}

test.each(pairs.filter(([state, name]) => allowed[state].includes(name)))(
  "a release that's %s allows the step %s",
  async (state, name) => {
    await using lake = await startWithRelease(state);

    await expect(steps[name](lake.client())).resolves.toHaveProperty("transactionId");
  },
);

test.each(pairs.filter(([state, name]) => !allowed[state].includes(name)))(
  "a release that's %s doesn't allow the step %s",
  async (state, name) => {
    await using lake = await startWithRelease(state);

    await expect(steps[name](lake.client())).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining(`from state '${state}'`),
    });
  },
);

test.each(Object.entries(steps))("returns 404 for the step %s on a missing release", async (_name, step) => {
  await using lake = await startTestLake();

  await expect(step(lake.client())).rejects.toMatchObject({ statusCode: 404 });
});

test("a dry run of publishing a release changes nothing", async () => {
  await using lake = await startWithRelease("active");
  const release = await lake.client().releases.get(spring);

  await lake.client().releases.publish(spring, { dryRun: true });

  expect(await lake.client().releases.get(spring)).toEqual(release);
});
