import { expect, test } from "vitest";
import { startTestLake } from "../../support/content-lake.ts";

const course = { _id: "course-1a", _type: "course", title: "Level 1A" };

test("a mutation error has the hosted API's shape and message", async () => {
  await using lake = await startTestLake();
  const { _rev } = await lake.client().create(course);

  const error = await lake
    .client()
    .patch("course-1a")
    .ifRevisionId("stale")
    .set({ title: "New" })
    .commit()
    .catch((caught: { response: { body: unknown } }) => caught.response.body);

  const description = `Document "course-1a" has unexpected revision ID ("${_rev}"), expected "stale"`;
  expect(error).toEqual({
    error: {
      type: "mutationError",
      description: `Mutation failed: ${description}`,
      items: [
        {
          index: 0,
          error: {
            type: "documentRevisionIDDoesNotMatchError",
            description,
            currentRevisionID: _rev,
            expectedRevisionID: "stale",
          },
        },
      ],
    },
  });
});

test.each([
  [{ upsert: course }, 'this one has "upsert"'],
  [{ create: course, delete: { id: "a" } }, 'this one has "create", "delete"'],
  [{}, "this one is empty"],
])("the error for the mutation %j says what it has", async (mutation, reason) => {
  await using lake = await startTestLake();

  const promise = lake.client().request({
    url: "/data/mutate/production",
    method: "POST",
    body: { mutations: [mutation] },
  });

  await expect(promise).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining(
      `A mutation is one of create, createIfNotExists, createOrReplace, delete, patch, and ${reason}`,
    ),
  });
});
