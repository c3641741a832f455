import { expect, test } from "vitest";
import { toErrorReport } from "#features/error-screen/error-report.ts";

const page = {
  componentStack: "at Price\nat Page",
  url: "https://shop.example/courses",
  userAgent: "A browser",
};

test("a report has the message, stack, component stack, URL and user agent", () => {
  const error = new Error("There is no price.");

  expect(toErrorReport({ ...page, error })).toEqual({
    message: "There is no price.",
    stack: error.stack,
    componentStack: "at Price\nat Page",
    digest: null,
    url: "https://shop.example/courses",
    userAgent: "A browser",
  });
});

test("a server error has the digest from the server's log", () => {
  const error = Object.assign(new Error("An error occurred in the Server Components render."), {
    digest: "271828",
  });

  expect(toErrorReport({ ...page, error }).digest).toBe("271828");
});

test.each([
  ["just words", "just words"],
  [undefined, "undefined"],
  [404, "404"],
])("%o, thrown without being an error, is reported as %o", (error, message) => {
  expect(toErrorReport({ ...page, error })).toMatchObject({ message, stack: null, digest: null });
});
