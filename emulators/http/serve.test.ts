import { afterEach, expect, test } from "vitest";
import { type Served, type ServeOptions, serve } from "./serve.ts";

let served: Served | undefined;

afterEach(() => served?.close());

async function start(fetch: ServeOptions["fetch"]): Promise<string> {
  served = await serve({ port: 0, fetch });
  return served.url;
}

test("hands on method, address, headers and body, and answers with what the handler says", async () => {
  const url = await start(async (request) =>
    Response.json(
      {
        method: request.method,
        path: new URL(request.url).pathname,
        token: request.headers.get("authorization"),
        body: await request.text(),
      },
      { status: 201 },
    ),
  );

  const response = await fetch(`${url}/v1/data`, {
    method: "POST",
    headers: { authorization: "Bearer me" },
    body: "words",
  });

  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({
    method: "POST",
    path: "/v1/data",
    token: "Bearer me",
    body: "words",
  });
});

test("keeps two cookies apart", async () => {
  const url = await start(async () => {
    const headers = new Headers();
    headers.append("set-cookie", "one=1");
    headers.append("set-cookie", "two=2");
    return new Response(null, { headers });
  });

  expect((await fetch(url)).headers.getSetCookie()).toEqual(["one=1", "two=2"]);
});

test("sends an event the moment it happens, and tells the handler when the reader has gone", async () => {
  const gone = Promise.withResolvers<void>();
  const url = await start(async (request) => {
    request.signal.addEventListener("abort", () => gone.resolve());
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode("data: first\n\n")),
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });

  const reader = (await fetch(url)).body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();

  expect(new TextDecoder().decode(first?.value)).toBe("data: first\n\n");
  await gone.promise;
});

test("answers 500 without details when a handler breaks", async () => {
  const url = await start(async () => {
    throw new Error("the password is hunter2");
  });

  const response = await fetch(url);

  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("hunter2");
});

test("says which port is taken", async () => {
  const port = Number(new URL(await start(async () => new Response())).port);

  await expect(serve({ port, fetch: async () => new Response() })).rejects.toThrow("EADDRINUSE");
});
