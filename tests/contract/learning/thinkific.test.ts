import { serve } from "@shop/emulators/http/serve.ts";
import { createThinkific as createEmulator } from "@shop/emulators/thinkific/thinkific.ts";
import { createThinkific } from "@shop/web/providers/learning/thinkific.ts";
import { expect, test } from "vitest";
import { courseIds, defineLearningTests } from "../../support/define-learning-tests.ts";

const account = { apiKey: "key", subdomain: "handshape" };

async function open({ apiKey = account.apiKey } = {}) {
  const emulator = createEmulator({ ...account, courseIds });
  const served = await serve({ port: 0, fetch: emulator.fetch });
  const clock = { time: Date.parse("2026-09-01T08:00:00Z") };
  return {
    emulator,
    clock,
    url: served.url,
    platform: createThinkific({
      ...account,
      apiKey,
      studentIdField: 7,
      url: served.url,
      now: () => clock.time,
    }),
    begin: (_url: string, email: string, courseId: string) => emulator.progress(email, Number(courseId)),
    [Symbol.asyncDispose]: served.close,
  };
}

defineLearningTests(open);

const ana = { first: "Ana", last: "Ng", email: "ana@example.test", studentId: "0a1b2c3d" };
const enrollment = {
  learner: ana,
  courses: [{ id: "9001011", title: "ASL Level 1A" }],
  expiresAt: Date.parse("2027-09-01T08:00:00Z"),
};

test("repeating an enrollment changes nothing at Thinkific", async () => {
  await using fixture = await open();

  const first = await fixture.platform.enroll(enrollment);
  await fixture.platform.enroll(enrollment);

  expect(first.learningUrl).toBe("https://handshape.thinkific.com/enrollments");
  expect(fixture.emulator.changes).toEqual(["POST /users", "POST /enrollments"]);
});

test("a new learner has the student id of their seat in the school's own field", async () => {
  await using fixture = await open();

  await fixture.platform.enroll(enrollment);

  expect(fixture.emulator.findUsers(ana.email)).toMatchObject([
    { custom_profile_fields: [{ custom_profile_field_definition_id: 7, value: "0a1b2c3d" }] },
  ]);
});

test("a learner whose name nobody knows has a stand-in at Thinkific, which requires one", async () => {
  await using fixture = await open();

  await fixture.platform.enroll({ ...enrollment, learner: { ...ana, first: "", last: "" } });

  expect(fixture.emulator.findUsers(ana.email)).toMatchObject([{ first_name: "ASL", last_name: "Learner" }]);
});

test.each([[401], [429], [500]])("the error for a response of %d names nobody", async (status) => {
  await using fixture = await open();
  fixture.emulator.fail(status);

  const error = await fixture.platform.enroll(enrollment).catch((thrown: unknown) => thrown);

  expect(error).toMatchObject({
    name: "LearningPlatformError",
    message: `Thinkific: find a learner: ${status}`,
  });
  expect(error).not.toHaveProperty("cause");
});

test("the error names nobody when Thinkific can't be reached", async () => {
  const { url, close } = await serve({ port: 0, fetch: async () => new Response() });
  await close();
  const platform = createThinkific({ ...account, studentIdField: null, url });

  await expect(platform.enroll(enrollment)).rejects.toThrow("Thinkific: find a learner: ECONNREFUSED");
});

test("a response in another format is an error", async () => {
  const served = await serve({ port: 0, fetch: async () => Response.json({ users: [] }) });
  await using _server = { [Symbol.asyncDispose]: served.close };
  const platform = createThinkific({ ...account, studentIdField: null, url: served.url });

  await expect(platform.enroll(enrollment)).rejects.toThrow("find a learner: the response isn't valid");
});

test("a course that the school doesn't have is an error", async () => {
  await using fixture = await open();

  await expect(
    fixture.platform.enroll({ ...enrollment, courses: [{ id: "1", title: "Knitting" }] }),
  ).rejects.toThrow("Thinkific: enroll: 422");
});

test("a wrong key is rejected", async () => {
  await using fixture = await open({ apiKey: "wrong" });

  await expect(fixture.platform.enroll(enrollment)).rejects.toThrow("Thinkific: find a learner: 401");
});

test("the emulator rejects what it doesn't know, and names it", async () => {
  await using fixture = await open();

  const response = await fetch(`${fixture.url}/api/public/v1/coupons`, {
    headers: { "x-auth-api-key": account.apiKey, "x-auth-subdomain": account.subdomain },
  });

  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: "GET /api/public/v1/coupons isn't emulated." });
});
