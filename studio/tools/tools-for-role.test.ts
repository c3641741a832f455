import type { CurrentUser, Tool } from "sanity";
import { expect, test } from "vitest";
import { toolsForRole } from "./tools-for-role.ts";

const tools: Tool[] = [
  { name: "structure", title: "Content", component: () => null },
  { name: "presentation", title: "Preview", component: () => null },
  { name: "media", title: "Media", component: () => null },
  { name: "vision", title: "Query", component: () => null },
];

const user = (role: string): CurrentUser => ({
  id: "u1",
  name: "Eden",
  email: "eden@handshape.test",
  role,
  roles: [{ name: role, title: role }],
});

const names = (currentUser: CurrentUser | null) =>
  toolsForRole(tools, { currentUser }).map(({ name }) => name);

test.each([
  ["administrator", ["structure", "presentation", "media", "vision"]],
  ["developer", ["structure", "presentation", "media", "vision"]],
  ["editor", ["structure", "presentation", "media"]],
  ["contributor", ["structure", "presentation", "media"]],
  ["viewer", ["structure"]],
])("the tools of the role %s are %j", (role, expected) => {
  expect(names(user(role))).toEqual(expected);
});

test("before sign-in, there are only the tools that everybody can use", () => {
  expect(names(null)).toEqual(["structure"]);
});
