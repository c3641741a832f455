import { expect, test } from "vitest";
import { planRedirect } from "./plan-redirect.ts";

const paths = { from: "/courses/old", to: "/courses/new" };
const move = { ...paths, moves: "now", isRedirected: true } as const;

test("a moved page leaves a redirect at its old address", () => {
  expect(planRedirect({ ...move, redirects: [] })).toEqual({ create: paths, retarget: [], remove: [] });
});

test("an address from two moves ago redirects in one step", () => {
  const redirects = [{ _id: "a", from: "/courses/older", to: "/courses/old" }];

  expect(planRedirect({ ...move, redirects })).toEqual({
    create: paths,
    retarget: [{ _id: "a", to: "/courses/new" }],
    remove: [],
  });
});

test("a page that moves back isn't redirected away", () => {
  const redirects = [{ _id: "a", from: "/courses/new", to: "/courses/old" }];

  expect(planRedirect({ ...move, redirects })).toEqual({ create: paths, retarget: [], remove: ["a"] });
});

test("a page that moves back without a redirect isn't redirected away either", () => {
  const redirects = [
    { _id: "a", from: "/courses/new", to: "/courses/old" },
    { _id: "b", from: "/courses/older", to: "/courses/old" },
  ];

  expect(planRedirect({ ...move, isRedirected: false, redirects })).toEqual({
    create: null,
    retarget: [],
    remove: ["a"],
  });
});

test("an existing redirect at the old address is updated", () => {
  const redirects = [{ _id: "a", from: "/courses/old", to: "/courses" }];

  expect(planRedirect({ ...move, redirects })).toEqual({
    create: null,
    retarget: [{ _id: "a", to: "/courses/new" }],
    remove: [],
  });
});

test("a page that's scheduled to move leaves the redirects that lead to it alone", () => {
  const redirects = [
    { _id: "a", from: "/courses/older", to: "/courses/old" },
    { _id: "b", from: "/courses/new", to: "/courses/old" },
  ];

  expect(planRedirect({ ...move, moves: "later", redirects })).toEqual({
    create: paths,
    retarget: [],
    remove: [],
  });
});
