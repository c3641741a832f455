import { expect, test } from "vitest";
import { planRedirect } from "./plan-redirect.ts";

const move = { from: "/courses/old", to: "/courses/new" };

test("a page that moves leaves a redirect at its old address", () => {
  expect(planRedirect({ ...move, redirects: [] })).toEqual({ create: move, lead: [], remove: [] });
});

test("an address two moves old leads to the page in one step", () => {
  const redirects = [{ _id: "a", from: "/courses/older", to: "/courses/old" }];

  expect(planRedirect({ ...move, redirects })).toEqual({
    create: move,
    lead: [{ _id: "a", to: "/courses/new" }],
    remove: [],
  });
});

test("a page that moves back to where it was is not led away from there", () => {
  const redirects = [{ _id: "a", from: "/courses/new", to: "/courses/old" }];

  expect(planRedirect({ ...move, redirects })).toEqual({ create: move, lead: [], remove: ["a"] });
});

test("a redirect that stands at the old address already leads to the new one", () => {
  const redirects = [{ _id: "a", from: "/courses/old", to: "/courses" }];

  expect(planRedirect({ ...move, redirects })).toEqual({
    create: null,
    lead: [{ _id: "a", to: "/courses/new" }],
    remove: [],
  });
});
