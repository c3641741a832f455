import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { expect, test } from "../support/shop-test.ts";
import { testStack } from "../support/test-stack.ts";

// The functions that Next exposes as endpoints: server actions, and every cached function too.
const manifest = fileURLToPath(
  new URL(`../../web/${testStack.distDir}/server/server-reference-manifest.json`, import.meta.url),
);
const readFunctionIds = () => {
  const { node } = z
    .object({ node: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(readFileSync(manifest, "utf8")));
  return Object.keys(node);
};

const everything = `*[_id in path("drafts.**") || _type == "sanity.previewUrlSecret"]`;
const hostileArguments = [
  [everything],
  [everything, {}],
  [everything, {}, ["course"], "run"],
  [everything, {}, { perspective: "raw", stega: false }, ["course"], "run"],
  [{ query: everything, view: { perspective: "raw", isEditable: false, preview: null }, types: ["course"] }],
  [{ picture: "http://127.0.0.1/" }],
];

test("calling server functions by id never reads a draft", async ({ request, lake, course }) => {
  const words = "Nobody may read this before it is published";
  const published = await lake.getDocument(course.id);
  await lake.create({ ...published, _id: `drafts.${course.id}`, _type: "course", title: words });
  const visit = await request.get("/courses");
  expect(visit.status()).toBe(200);
  const ids = readFunctionIds();
  expect(ids.length).toBeGreaterThan(5);

  for (const id of ids) {
    for (const given of hostileArguments) {
      const asAction = await request.post("/courses", {
        headers: { "next-action": id, "content-type": "text/plain;charset=UTF-8" },
        data: JSON.stringify(given),
      });
      const asForm = await request.post("/courses", {
        multipart: {
          $ACTION_REF_1: "",
          "$ACTION_1:0": JSON.stringify({ id, bound: "$@1" }),
          "$ACTION_1:1": JSON.stringify(given),
        },
      });
      expect([asAction.status(), asForm.status()]).toEqual([404, 405]);
      for (const answer of [asAction, asForm]) expect(await answer.text()).not.toContain(words);
    }
  }
});

test("a server function's id isn't found by a public request", async ({ request }) => {
  const ids = readFunctionIds();
  expect(ids.length).toBeGreaterThan(5);

  for (const id of ids) {
    for (const cookie of ["", "__prerender_bypass=guess"]) {
      const headers = { "next-action": id, cookie };
      const response = await request.post("/courses", { headers, data: "[]" });
      expect(response.status()).toBe(404);
    }
  }
});
