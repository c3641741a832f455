import { expect, test, vi } from "vitest";
import { findProblems } from "./cart-problem.ts";

const refuse = (code: "LESS_THAN" | "INVALID") =>
  findProblems(
    { cart: null, userErrors: [{ code, field: ["lines"], message: "No." }], warnings: [] },
    "change-failed",
  );

test("a refusal that the shopper can do nothing about is logged", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});

  expect(refuse("INVALID")).toMatchObject([{ code: "change-failed" }]);
  expect(log).toHaveBeenCalledWith("Shopify refused to change a cart.", "INVALID", "No.");
});

test("a problem that says what to do isn't logged", () => {
  const log = vi.spyOn(console, "error");

  expect(refuse("LESS_THAN")).toMatchObject([{ code: "cart-full" }]);
  expect(log).not.toHaveBeenCalled();
});
