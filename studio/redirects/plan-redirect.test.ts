import { expect, test } from "vitest";
import { planRedirect } from "./plan-redirect.ts";

const move = { from: "/courses/old", to: "/courses/new" };

test("a moved page leaves a redirect at its old address", () => {
  expect(planRedirect({ ...move, redirects: [] })).toEqual({ create: move, lead: [], remove: [] });
});

test("an address from two moves ago redirects in one step", () => {
  const redirects = [{ _id: "a", from: "/courses/older", to: "/courses/old" }];

  expect(planRedirect({ ...move, redirects })).toEqual({
    create: move,
    lead: [{ _id: "a", to: "/courses/new" }],
    remove: [],
  });
});

test("a page that moves back isn't redirected away", () => {
  const redirects = [{ _id: "a", from: "/courses/new", to: "/courses/old" }];

  expect(planRedirect({ ...move, redirects })).toEqual({ create: move, lead: [], remove: ["a"] });
});

test("an existing redirect at the old address is updated", () => {
  const redirects = [{ _id: "a", from: "/courses/old", to: "/courses" }];

  expect(planRedirect({ ...move, redirects })).toEqual({
    create: null,
    lead: [{ _id: "a", to: "/courses/new" }],
    remove: [],
  });
});
