import type { Action } from "@sanity/client";

export const ids = { publishedId: "course-1a", draftId: "drafts.course-1a" };
export const course = { _id: "course-1a", _type: "course", title: "Level 1A" };
export const draft = { ...course, _id: "drafts.course-1a" };
export const create = {
  actionType: "sanity.action.document.create",
  publishedId: "course-1a",
  attributes: draft,
  ifExists: "fail",
} satisfies Action;
export const edit = (title: string): Action => ({
  actionType: "sanity.action.document.edit",
  ...ids,
  patch: { set: { title } },
});
export const publish = { actionType: "sanity.action.document.publish", ...ids } satisfies Action;
