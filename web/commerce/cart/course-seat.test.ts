import { expect, test } from "vitest";
import { createStudentId, toCourseSeat } from "./course-seat.ts";

test("a seat is one unit for a student nobody has named yet", () => {
  expect(toCourseSeat("gid://shopify/ProductVariant/1", "a1b2c3d4")).toEqual({
    merchandiseId: "gid://shopify/ProductVariant/1",
    quantity: 1,
    attributes: [
      { key: "first", value: "*" },
      { key: "last", value: "*" },
      { key: "email", value: "*" },
      { key: "studentId", value: "a1b2c3d4" },
    ],
  });
});

test("a student's id has eight characters and is not the last one's", () => {
  const [one, other] = [createStudentId(), createStudentId()];

  expect(one).toMatch(/^[0-9a-f]{8}$/);
  expect(one).not.toBe(other);
});
