import { expect, test } from "vitest";
import { toRequestErrorEvent } from "#features/telemetry/request-error.ts";

const request = {
  method: "GET",
  path: "/preview/abc?draft=1",
  headers: { cookie: "cid=secret", "x-forwarded-for": "203.0.113.9" },
};
const context = {
  routerKind: "App Router",
  routePath: "/(site)/preview/[token]/route",
  routeType: "route",
  revalidateReason: undefined,
} as const;

test("a server error's entry has what happened and where, and nothing about the visitor", () => {
  const error = Object.assign(new Error("No link for ana@example.test"), { digest: "271828" });

  const event = toRequestErrorEvent(error, request, context);

  expect(event).toEqual({
    kind: "error",
    level: "error",
    source: "server",
    message: "No link for [email]",
    stack: expect.stringMatching(/^Error: No link for \[email\]\n/),
    digest: "271828",
    method: "GET",
    path: "/preview/…",
    route: "/preview/[token]",
    revalidateReason: null,
  });
  expect(JSON.stringify(event)).not.toMatch(/secret|203\.0|draft=1/);
});

test("something thrown that isn't an error is logged as text", () => {
  expect(toRequestErrorEvent("no more", request, context)).toMatchObject({ message: "no more", stack: null });
});
