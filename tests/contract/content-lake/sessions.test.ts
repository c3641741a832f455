import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { startTestLake, type TestLake, toText, until } from "../../support/content-lake.ts";
import { signIn, studioOf } from "../../support/sign-in.ts";

test("a session survives a restart and ends after a month", async () => {
  let time = Date.parse("2026-03-01T09:00:00Z");
  await using lake = await startTestLake({ now: () => new Date(time) });
  const token = await signIn(lake);

  await lake.restart();
  await expect(lake.client({ token }).request({ url: "/users/me" })).resolves.toHaveProperty("id");

  time += 31 * 24 * 3_600_000;
  await expect(lake.client({ token }).request({ url: "/users/me" })).rejects.toMatchObject({
    statusCode: 401,
  });
});

test("signing out ends the session", async () => {
  await using lake = await startTestLake();
  const token = await signIn(lake);

  await lake.client({ token }).request({ url: "/auth/logout", method: "POST" });

  await expect(lake.client({ token }).request({ url: "/users/me" })).rejects.toMatchObject({
    statusCode: 401,
  });
});

interface Stream {
  text: string;
  isOver: boolean;
}

/** Reads an event stream until it ends. */
function follow(lake: TestLake, path: string, token: string): Stream {
  const stream = { text: "", isOver: false };
  const read = async () => {
    const response = await fetch(`${lake.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) stream.text += decoder.decode(chunk, { stream: true });
  };
  void read()
    .catch(() => {})
    .finally(() => {
      stream.isOver = true;
    });
  return stream;
}

/** The same in WebSocket frames. */
function tunnel(lake: TestLake, path: string, token: string): Stream {
  const url = `${lake.url.replace("http", "ws")}/v1/stream?${new URLSearchParams({ path })}`;
  const socket = new WebSocket(url, ["sanity-stream", `bearer.${token}`]);
  const stream = { text: "", isOver: false };
  socket.on("message", (data) => {
    stream.text += toText(data);
  });
  socket.on("close", () => {
    stream.isOver = true;
  });
  return stream;
}

/** A tab that announces its user. */
function join(lake: TestLake, _path: string, token: string): Stream {
  const socket = new WebSocket(`${lake.url.replace("http", "ws")}/v2022-06-30/socket/production`);
  const stream = { text: "", isOver: false };
  socket.on("open", () => {
    const params = { authorization: `Bearer ${token}` };
    socket.send(JSON.stringify({ jsonrpc: "2.0", id: "1", method: "authorization", params }));
  });
  socket.on("message", (data) => {
    stream.text += toText(data).replace('"ok":true', "welcome");
  });
  socket.on("close", () => {
    stream.isOver = true;
  });
  return stream;
}

const listening = "/v2026-06-01/data/listen/production?query=*&includeAllVersions=true";

const streams = [
  ["a listener", follow, listening],
  ["live events", follow, "/v2026-06-01/data/live/events/production?includeDrafts=true"],
  ["a tunnel", tunnel, listening],
  ["the presence room", join, ""],
] as const;

test.each(streams)("signing out ends %s of that session and no other", async (_what, open, path) => {
  await using lake = await startTestLake();
  const mine = await signIn(lake);
  const opened = [
    open(lake, path, mine),
    open(lake, path, await signIn(lake)),
    open(lake, path, "sk-viewer"),
  ];
  await until(() => opened.every(({ text }) => text.includes("welcome")));

  await lake.client({ token: mine }).request({ url: "/auth/logout", method: "POST" });
  await until(() => opened.some(({ isOver }) => isOver));

  expect(opened.map(({ isOver }) => isOver)).toEqual([true, false, false]);
});

test.each(streams)("%s ends when its session expires", async (_what, open, path) => {
  let time = Date.parse("2026-03-01T09:00:00Z");
  await using lake = await startTestLake({ now: () => new Date(time) });
  const opened = open(lake, path, await signIn(lake));
  await until(() => opened.text.includes("welcome"));

  time += 31 * 24 * 3_600_000;
  await expect(lake.client({ token: "made-up" }).fetch("*")).rejects.toMatchObject({ statusCode: 401 });

  await until(() => opened.isOver);
  expect(opened.isOver).toBe(true);
});

test("a session is a token, not a cookie", async () => {
  await using lake = await startTestLake();
  const token = await signIn(lake);

  const answers = await Promise.all(
    ["/v1/users/me", "/v1/data/query/production?query=*", `/login?origin=${studioOf(lake)}`].map((path) =>
      fetch(`${lake.url}${path}`, { headers: { authorization: `Bearer ${token}` } }),
    ),
  );

  expect(answers.map(({ headers }) => headers.getSetCookie())).toEqual([[], [], []]);
});

test("the sign-in page confirms a sign-out once", async () => {
  await using lake = await startTestLake();
  const token = await signIn(lake);
  const page = `${lake.url}/login?origin=${studioOf(lake)}`;

  const signedOut = await fetch(`${lake.url}/v1/auth/logout`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  const [cookie] = signedOut.headers.getSetCookie();
  const afterSignOut = await fetch(page, { headers: { cookie: String(cookie).split(";", 1).join() } });
  const otherVisitor = await fetch(page);

  expect(cookie).toBe("signed-out=1; Path=/; Max-Age=60; HttpOnly; SameSite=Lax");
  expect(afterSignOut.headers.getSetCookie()).toEqual([
    "signed-out=1; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
  ]);
  expect(await afterSignOut.text()).toContain("You’re signed out.");
  expect(await otherVisitor.text()).not.toContain("You’re signed out.");
});

test("the session token isn't stored in the lake's file", async () => {
  await using lake = await startTestLake();
  const token = await signIn(lake);

  const files = ["content-lake.sqlite", "content-lake.sqlite-wal"].map((name) =>
    readFile(`${lake.dataDir}/${name}`),
  );
  const text = Buffer.concat(await Promise.all(files)).toString("latin1");

  expect(text).toContain("token_hash");
  expect(text).not.toContain(token);
});
