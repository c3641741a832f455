import { afterEach, expect, test } from "vitest";
import { createFaults, type FaultRule, faultRulesSchema } from "./faults.ts";
import { type Served, serve } from "./serve.ts";

let served: Served | undefined;

afterEach(() => served?.close());

/** A server that always returns `0123456789`, and the requests it received. */
async function start(rules: readonly Partial<FaultRule>[]) {
  const faults = createFaults();
  faults.replace(faultRulesSchema.parse(rules));
  const handled: string[] = [];
  served = await serve({
    port: 0,
    fetch: (request) => {
      const path = new URL(request.url).pathname;
      const answer = async () => {
        handled.push(path);
        return new Response("0123456789");
      };
      return faults.apply({ request, path, answer });
    },
  });
  return { url: served.url, handled, faults };
}

test("an error is returned as many times as its rule says, with its body", async () => {
  const { url, handled } = await start([
    {
      path: "/data/*",
      times: 1,
      error: { status: 429, headers: { "retry-after": "1" }, body: { slow: true } },
    },
  ]);

  const first = await fetch(`${url}/data/a`);
  const second = await fetch(`${url}/data/a`);

  expect(first.status).toBe(429);
  expect(first.headers.get("retry-after")).toBe("1");
  expect(await first.json()).toEqual({ slow: true });
  expect(await second.text()).toBe("0123456789");
  expect(handled).toEqual(["/data/a"]);
});

test("an error's body can be malformed", async () => {
  const { url } = await start([{ path: "*", error: { status: 200, headers: {}, body: '{"data":' } }]);

  const response = await fetch(url);

  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(await response.text()).toBe('{"data":');
});

test.each([["/data/query/production"], ["/data/doc/production/a"]])(
  "a rule for another path or method doesn't affect %s",
  async (path) => {
    const { url, handled } = await start([
      { path: "/data/query/staging", drop: "before" },
      { path: "/data/*/production/b", drop: "before" },
      { path: "/data.query.production", drop: "before" },
      { method: "POST", path: "*", drop: "before" },
    ]);

    await fetch(url + path);

    expect(handled).toEqual([path]);
  },
);

test("a request dropped before isn't handled, one dropped after is, and neither gets a response", async () => {
  const { url, handled } = await start([
    { path: "/before", drop: "before" },
    { path: "/after", drop: "after" },
  ]);

  await expect(fetch(`${url}/before`)).rejects.toThrow("fetch failed");
  await expect(fetch(`${url}/after`)).rejects.toThrow("fetch failed");

  expect(handled).toEqual(["/after"]);
});

test("half of a response dropped midway arrives", async () => {
  const { url } = await start([{ path: "*", drop: "midway" }]);

  const response = await fetch(url);
  const reader = response.body?.getReader();
  const first = await reader?.read();

  expect(response.status).toBe(200);
  expect(new TextDecoder().decode(first?.value)).toBe("01234");
  await expect(reader?.read()).rejects.toThrow("terminated");
});

test("a delay holds a request, and ends if the client disconnects", async () => {
  const { url, handled } = await start([
    { path: "/late", delayMs: 60 },
    { path: "/never", delayMs: 600_000 },
  ]);
  const started = performance.now();

  await fetch(`${url}/late`);
  const late = performance.now() - started;
  await expect(fetch(`${url}/never`, { signal: AbortSignal.timeout(20) })).rejects.toThrow("timeout");

  expect(late).toBeGreaterThan(55);
  expect(handled).toEqual(["/late"]);
});

test("each rule applies until it runs out, then the next one does", async () => {
  const { url, faults } = await start([
    { path: "*", times: 1, error: { status: 503, headers: {} } },
    { path: "*", times: 1, error: { status: 429, headers: {} } },
  ]);

  const statuses = [await fetch(url), await fetch(url), await fetch(url)].map(({ status }) => status);

  expect(statuses).toEqual([503, 429, 200]);
  expect(faults.rules()).toMatchObject([{ times: 0 }, { times: 0 }]);
});

test.each([
  [{ path: "/data" }, 'A rule needs a "delayMs", an "error" or a "drop".'],
  [{ path: "data", drop: "before" }, 'A path begins with "/" or "*".'],
  [{ path: "*", drop: "after", error: { status: 500 } }, 'can only "drop" it "midway"'],
  [{ path: "*", error: { status: 204, body: {} } }, "can't have a body"],
  [{ path: "*", drop: "before", time: 1 }, "time"],
])("rejects the rule %j", (rule, reason) => {
  expect(faultRulesSchema.safeParse([rule]).error?.message).toContain(reason.replaceAll('"', String.raw`\"`));
});
