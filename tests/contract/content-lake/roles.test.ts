import { expect, test } from "vitest";
import { startTestLake } from "../../support/content-lake.ts";

interface Asked {
  method?: string;
  path: string;
  body?: unknown;
}

const draft = { _id: "drafts.course-1a", _type: "course", title: "Level 1A" };
const hook = {
  type: "document",
  name: "Search",
  url: "http://127.0.0.1:9/",
  dataset: "production",
  rule: { on: ["create"] },
};

/** The response a token gets from its own lake, which has a draft to publish. */
async function askAs(token: string | null, { method = "GET", path, body }: Asked): Promise<number> {
  await using lake = await startTestLake();
  await lake.client().create(draft);
  const response = await fetch(`${lake.url}/v2026-06-01${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await response.body?.cancel();
  return response.status;
}

const mutate = (id: string) => ({
  method: "POST",
  path: "/data/mutate/production",
  body: { mutations: [{ createOrReplace: { _id: id, _type: "course" } }] },
});

const act = (action: object) => ({
  method: "POST",
  path: "/data/actions/production",
  body: { actions: [action] },
});

test.each([
  ["read published documents", { path: "/data/query/production?query=*" }, [200, 200, 200, 200]],
  ["read drafts", { path: "/data/query/production?query=*&perspective=drafts" }, [401, 200, 200, 200]],
  ["read the history", { path: "/data/history/production/events/documents/course-1a" }, [401, 200, 200, 200]],
  ["follow drafts", { path: "/data/live/events/production?includeDrafts=true" }, [401, 200, 200, 200]],
  ["look up users", { path: "/users/robot-editor,robot-viewer" }, [401, 200, 200, 200]],
  ["read the members", { path: "/projects/anything" }, [401, 200, 200, 200]],
  ["list the datasets", { path: "/datasets" }, [401, 200, 200, 200]],
  [
    "keep preferences",
    { method: "PUT", path: "/users/me/keyvalue", body: [{ key: "a", value: 1 }] },
    [401, 200, 200, 200],
  ],
  ["mutate published documents", mutate("course-1a"), [403, 403, 200, 200]],
  ["mutate drafts", mutate("drafts.course-1a"), [403, 403, 200, 200]],
  ["mutate private documents", mutate("private.notes"), [403, 403, 200, 200]],
  ["mutate system documents", mutate("_.settings"), [403, 403, 403, 200]],
  [
    "edit and publish",
    act({
      actionType: "sanity.action.document.publish",
      publishedId: "course-1a",
      draftId: "drafts.course-1a",
    }),
    [401, 403, 200, 200],
  ],
  [
    "create releases",
    act({
      actionType: "sanity.action.release.create",
      releaseId: "spring",
      metadata: { releaseType: "asap" },
    }),
    [401, 403, 200, 200],
  ],
  ["upload images", { method: "POST", path: "/assets/images/production", body: {} }, [401, 403, 400, 400]],
  [
    "upload files",
    { method: "POST", path: "/assets/files/production?filename=a.json", body: {} },
    [401, 403, 200, 200],
  ],
  ["create datasets", { method: "PUT", path: "/datasets/staging" }, [401, 403, 403, 200]],
  ["delete datasets", { method: "DELETE", path: "/datasets/production" }, [401, 403, 403, 200]],
  ["list webhooks", { path: "/hooks/projects/anything" }, [401, 403, 403, 200]],
  ["make webhooks", { method: "POST", path: "/hooks/projects/anything", body: hook }, [401, 403, 403, 201]],
  ["read webhook attempts", { path: "/hooks/projects/anything/nobody/messages" }, [401, 403, 403, 404]],
  ["delete webhooks", { method: "DELETE", path: "/hooks/projects/anything/nobody" }, [401, 403, 403, 404]],
] as const)(
  "a visitor, viewer, editor and administrator who %s get the right statuses",
  async (_what, asked, statuses) => {
    const tokens = [null, "sk-viewer", "sk-editor", "sk-administrator"];

    const answers = await Promise.all(tokens.map((token) => askAs(token, asked)));

    expect(answers).toEqual(statuses);
  },
);
