import { expect, test } from "vitest";
import { startTestLake } from "../../support/content-lake.ts";

const counter = { _id: "counter", _type: "counter", count: 0 };

test("two hundred concurrent patches by two writers all count", async () => {
  await using lake = await startTestLake();
  const writers = [lake.client(), lake.client()];
  await lake.client().create(counter);

  await Promise.all(
    Array.from({ length: 100 }, () =>
      writers.map((writer) => writer.patch("counter").inc({ count: 1 }).commit()),
    ).flat(),
  );

  expect(await lake.client().getDocument("counter")).toMatchObject({ count: 200 });
});

test("of many patches with the same ifRevisionID, one succeeds and the others get a conflict", async () => {
  await using lake = await startTestLake();
  const { _rev } = await lake.client().create(counter);

  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      lake.client().patch("counter").ifRevisionId(_rev).set({ winner: index }).commit(),
    ),
  );

  const won = outcomes.filter(({ status }) => status === "fulfilled");
  const lost = outcomes.filter(({ status }) => status === "rejected");
  expect(won).toHaveLength(1);
  expect(lost).toEqual(
    Array(19).fill(expect.objectContaining({ reason: expect.objectContaining({ statusCode: 409 }) })),
  );
});

test("the second of two transactions with the same ID is told that it was already applied", async () => {
  await using lake = await startTestLake();
  await lake.client().create(counter);
  const send = () =>
    lake
      .client()
      .transaction()
      .patch("counter", { inc: { count: 1 } })
      .transactionId("once")
      .commit();

  const outcomes = await Promise.allSettled([send(), send()]);

  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(outcomes).toContainEqual(
    expect.objectContaining({
      reason: expect.objectContaining({
        statusCode: 409,
        details: expect.objectContaining({ type: "transactionAlreadyExistsError" }),
      }),
    }),
  );
  expect(await lake.client().getDocument("counter")).toMatchObject({ count: 1 });
});
