import type { CurrentUser, Tool } from "sanity";
import { expect, test } from "vitest";
import { visionForAdministrators } from "./vision-for-administrators.ts";

const tools: Tool[] = [
  { name: "structure", title: "Content", component: () => null },
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
  visionForAdministrators(tools, { currentUser }).map(({ name }) => name);

test("administrators have the query tool", () => {
  expect(names(user("administrator"))).toEqual(["structure", "vision"]);
});

test.each([["editor"], ["viewer"]])("a %s doesn't see it", (role) => {
  expect(names(user(role))).toEqual(["structure"]);
});

test("nobody sees it before signing in", () => {
  expect(names(null)).toEqual(["structure"]);
});
