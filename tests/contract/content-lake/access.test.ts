import { expect, test } from "vitest";
import { startTestLake } from "../../support/content-lake.ts";

const course = { _id: "course-1a", _type: "course", title: "Level 1A" };
const draft = { ...course, _id: "drafts.course-1a" };

/** What hosted Sanity says of a mutation whose author lacks a permission. */
const missing = (permission: string) => {
  const description = `Insufficient permissions; permission "${permission}" required`;
  const error = { type: "insufficientPermissionsError", description, permission };
  return {
    type: "mutationError",
    description: `Mutation failed: ${description}`,
    items: [{ error, index: 0 }],
  };
};

test("published documents are public", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  expect(await lake.visitor().fetch("*._id")).toEqual(["course-1a"]);
  expect(await lake.visitor().getDocument("course-1a")).toMatchObject(course);
});

test.each([["drafts.course-1a"], ["versions.spring.course-1a"], ["private.course-1a"]])(
  "without a token, %s can't be found",
  async (id) => {
    await using lake = await startTestLake();
    await lake.client().create({ ...course, _id: id });

    const response = await fetch(`${lake.url}/v1/data/doc/production/${id}`);

    expect(await response.json()).toEqual({ documents: [], omitted: [{ id, reason: "permission" }] });
    expect(await lake.visitor().fetch("*", {}, { perspective: "raw" })).toEqual([]);
  },
);

test("the drafts perspective requires a token", async () => {
  await using lake = await startTestLake();

  const promise = lake.visitor().fetch("*", {}, { perspective: "drafts" });

  await expect(promise).rejects.toMatchObject({ statusCode: 401 });
});

test("a viewer can read drafts but not write", async () => {
  await using lake = await startTestLake();
  await lake.client().create(draft);
  const viewer = lake.client({ token: "sk-viewer" });

  expect(await viewer.getDocument("drafts.course-1a")).toMatchObject(draft);
  await expect(viewer.create(course)).rejects.toMatchObject({ statusCode: 403, details: missing("create") });
  await expect(viewer.delete("drafts.course-1a")).rejects.toMatchObject({
    statusCode: 403,
    details: missing("update"),
  });
  await expect(
    viewer.action({ actionType: "sanity.action.document.discard", draftId: "drafts.course-1a" }),
  ).rejects.toMatchObject({ statusCode: 403, details: { type: "insufficientPermissionsError" } });
  await expect(viewer.assets.upload("file", Buffer.from("a"))).rejects.toMatchObject({ statusCode: 403 });
});

test("writing requires a token", async () => {
  await using lake = await startTestLake();

  await expect(lake.visitor().create(course)).rejects.toMatchObject({
    statusCode: 403,
    details: missing("create"),
  });
});

test("an invalid token is rejected, even for public content", async () => {
  await using lake = await startTestLake();

  const response = await fetch(`${lake.url}/v2026-06-01/data/query/production?query=*`, {
    headers: { authorization: "Bearer made-up" },
  });

  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({
    statusCode: 401,
    error: "Unauthorized",
    message: "Session not found",
    errorCode: "SIO-401-ANF",
  });
});

test("the history requires a token", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  const response = await fetch(`${lake.url}/v1/data/history/production/documents/course-1a`);

  expect(response.status).toBe(401);
});

test("an export without a token has only public documents", async () => {
  await using lake = await startTestLake();
  await lake.client().transaction().create(course).create(draft).commit();
  const read = async (headers: Record<string, string>) => {
    const response = await fetch(`${lake.url}/v1/data/export/production`, { headers });
    const text = await response.text();
    return text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)._id);
  };

  expect(await read({})).toEqual(["course-1a"]);
  expect(await read({ authorization: "Bearer sk-viewer" })).toEqual(["course-1a", "drafts.course-1a"]);
});

test("only allowed origins are echoed", async () => {
  await using lake = await startTestLake({ allowedOrigins: ["https://shop.example"] });
  const ask = (origin: string) => fetch(`${lake.url}/v1/ping`, { headers: { origin } });

  const allowed = await ask("https://shop.example");
  const disallowed = await ask("https://elsewhere.example");

  expect(allowed.headers.get("access-control-allow-origin")).toBe("https://shop.example");
  expect(allowed.headers.get("access-control-allow-credentials")).toBe("true");
  expect(disallowed.headers.get("access-control-allow-origin")).toBeNull();
});

test.each([
  ["an answer", "/v1/data/query/production?query=*", {}, 200],
  ["a refused token", "/v1/data/query/production?query=*", { authorization: "Bearer made-up" }, 401],
  ["a missing token", "/v1/data/history/production/documents/course-1a", {}, 401],
  ["a refused role", "/v1/hooks/projects/anything", { authorization: "Bearer sk-viewer" }, 403],
  ["a query with a syntax error", "/v1/data/query/production?query=*[", {}, 400],
  ["a missing path", "/v1/nowhere", {}, 404],
  ["an event stream", "/v2026-06-01/data/listen/production?query=*", {}, 200],
  ["live events", "/v2026-06-01/data/live/events/production", {}, 200],
])("%s gets CORS headers for an allowed origin only", async (_what, path, headers, status) => {
  await using lake = await startTestLake({ allowedOrigins: ["https://shop.example"] });
  const stop = new AbortController();
  const ask = (origin: string) =>
    fetch(lake.url + path, { headers: { origin, ...headers }, signal: stop.signal });

  const [allowed, disallowed] = await Promise.all([
    ask("https://shop.example"),
    ask("https://elsewhere.example"),
  ]);
  stop.abort();

  expect([allowed.status, disallowed.status]).toEqual([status, status]);
  expect(allowed.headers.get("access-control-allow-origin")).toBe("https://shop.example");
  expect(allowed.headers.get("vary")).toContain("origin");
  expect(disallowed.headers.get("access-control-allow-origin")).toBeNull();
  expect(disallowed.headers.get("access-control-allow-credentials")).toBeNull();
});

test("localhost and 127.0.0.1 count as the same origin", async () => {
  await using lake = await startTestLake();
  const origin = lake.url.replace("127.0.0.1", "localhost");

  const response = await fetch(`${lake.url}/v1/ping`, { headers: { origin } });

  expect(response.headers.get("access-control-allow-origin")).toBe(origin);
});

test("a preflight allows the headers that clients send", async () => {
  await using lake = await startTestLake();

  const response = await fetch(`${lake.url}/v1/data/query/production`, {
    method: "OPTIONS",
    headers: { origin: lake.url, "access-control-request-headers": "authorization,x-sanity-project-id" },
  });

  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-headers")).toBe("authorization,x-sanity-project-id");
  expect(response.headers.get("access-control-allow-origin")).toBe(lake.url);
});

test("the origin check tells an unknown origin that it isn't allowed", async () => {
  await using lake = await startTestLake();

  const response = await fetch(`${lake.url}/v1/check/cors`, {
    headers: { origin: "https://elsewhere.example" },
  });

  expect(await response.json()).toEqual({ result: { allowed: false, withCredentials: false } });
});

test("a signed-out user is an empty object, without an error", async () => {
  await using lake = await startTestLake();

  expect(await lake.visitor().request({ url: "/users/me" })).toEqual({});
});
