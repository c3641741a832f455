import { expect, test, vi } from "vitest";
import type { Preview } from "#content/preview/preview.ts";
import { type CommentServices, handleComment } from "./handle-comment.ts";

const json = { "content-type": "application/json", accept: "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded", accept: "text/html" };
const link: Preview = { kind: "link", id: "previewLink.a", shows: "drafts", release: null, until: "" };
const comment = { name: "Ana", text: "Say it shorter.", path: "/courses/level-1a", quote: "Meet people" };

interface Sent {
  body?: string;
  headers?: Record<string, string>;
  preview?: Preview;
  /** What storing the comment resolves with. */
  stored?: Promise<boolean>;
}

async function send({
  body = JSON.stringify(comment),
  headers = json,
  preview = link,
  stored = Promise.resolve(true),
}: Sent) {
  const store = vi.fn<CommentServices["store"]>(() => stored);
  const log = vi.fn<CommentServices["log"]>();
  const request = new Request("https://shop.example/api/preview/comments", {
    method: "POST",
    body,
    headers: { host: "shop.example", ...headers },
  });
  return { response: await handleComment(request, { preview, store, log }), store, log };
}

test("a comment is stored with its link", async () => {
  const { response, store } = await send({});

  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
  expect(store.mock.calls).toEqual([["previewLink.a", comment]]);
});

test("a plain form is thanked, and led back to its page", async () => {
  const body = new URLSearchParams({ ...comment, quote: "", text: "One.\r\nTwo." }).toString();

  const { response, store } = await send({ body, headers: form });

  expect(await response.text()).toContain('<a href="/courses/level-1a">Go back to the page</a>');
  expect(store.mock.calls[0]?.[1]).toMatchObject({ text: "One.\nTwo.", quote: "" });
});

test("only the page's path is kept of where a comment was sent from", async () => {
  const paths = ["/courses?opening=1#top", "https://elsewhere.example/x"];

  const calls = await Promise.all(
    paths.map(async (path) => (await send({ body: JSON.stringify({ ...comment, path }) })).store.mock.calls),
  );

  expect(calls.map(([call]) => call?.[1].path)).toEqual(["/courses", "/"]);
});

test.each([
  ["name", { name: " " }, "Please enter your name"],
  ["text", { text: "" }, "Please write a comment"],
  ["text", { text: "<b>bold</b>" }, "Please use plain text, without HTML or invisible characters"],
  ["text", { text: "a".repeat(2001) }, "Your text is 1 character too long. Please shorten it."],
  ["quote", { quote: "a".repeat(201) }, "Please choose at most 200 characters"],
])("an invalid %s is named, and nothing is stored: %j", async (field, change, message) => {
  const { response, store } = await send({ body: JSON.stringify({ ...comment, ...change }) });

  expect([response.status, await response.json()]).toEqual([422, { errors: [{ field, message }] }]);
  expect(store).not.toHaveBeenCalled();
});

test("a plain form that's refused comes back with what was typed", async () => {
  const body = new URLSearchParams({ ...comment, name: "" }).toString();

  const page = await (await send({ body, headers: form })).response.text();

  expect(page).toContain("Say it shorter.</textarea>");
  expect(page).toContain("Please enter your name");
  expect(page).toContain('name="path" value="/courses/level-1a"');
});

test.each([
  ["an editor's preview", { kind: "editor", perspective: "drafts" }],
  ["a preview that has ended", { kind: "ended", why: "expired" }],
] as const)("%s takes no comments", async (_what, preview) => {
  const { response, store } = await send({ preview });

  expect(response.status).toBe(401);
  expect(store).not.toHaveBeenCalled();
});

test("another site's page can't comment", async () => {
  const { response, store } = await send({ headers: { ...json, "sec-fetch-site": "cross-site" } });

  expect(response.status).toBe(403);
  expect(store).not.toHaveBeenCalled();
});

test("a link with too many comments takes no more", async () => {
  const { response } = await send({ stored: Promise.resolve(false) });

  expect(response.status).toBe(429);
});

test("when the lake doesn't answer, the reviewer is asked to try again, and the log has no words of theirs", async () => {
  const { response, log } = await send({ stored: Promise.reject(new Error("ECONNREFUSED")) });

  expect([response.status, await response.json()]).toEqual([
    503,
    { errors: [{ message: "We couldn’t send your comment. Please try again in a minute." }] },
  ]);
  expect(log).toHaveBeenCalledOnce();
  expect(JSON.stringify(log.mock.calls)).not.toContain(comment.text);
});
