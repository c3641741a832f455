import { serve } from "@shop/emulators/http/serve.ts";
import { createHostedGeolocation } from "@shop/web/providers/geolocation/hosted-geolocation.ts";
import { expect, test } from "vitest";

/** A geolocation service that gives one answer to everything. */
async function openService(answer: () => Response) {
  const requests: string[] = [];
  const served = await serve({
    port: 0,
    fetch: async (request) => {
      requests.push(`${request.method} ${new URL(request.url).pathname}`);
      return answer();
    },
  });
  return {
    requests,
    locate: createHostedGeolocation({ url: `${served.url}/{address}/json/`, trustedProxies: 1 }),
    [Symbol.asyncDispose]: served.close,
  };
}

const visitor = new Headers({ "x-forwarded-for": "203.0.113.7" });

test("the service is asked about the visitor's address, and its country and time zone are read", async () => {
  await using service = await openService(() =>
    Response.json({ ip: "203.0.113.7", country_name: "Canada", timezone: "America/Toronto", city: "Guelph" }),
  );

  const place = await service.locate(visitor);

  expect(place).toEqual({ country: "Canada", timezone: "America/Toronto" });
  expect(service.requests).toEqual(["GET /203.0.113.7/json/"]);
});

test("without a known address, no request is made", async () => {
  await using service = await openService(() => Response.json({}));

  expect(await service.locate(new Headers())).toBeNull();
  expect(service.requests).toEqual([]);
});

test.each([
  ["429", () => Response.json({ error: true, reason: "RateLimited" }, { status: 429 })],
  ["no JSON", () => new Response("<!doctype html>")],
  ["another shape", () => Response.json({ country_name: 7 })],
])("the error for an answer of %s doesn't contain the visitor's address", async (_what, answer) => {
  await using service = await openService(answer);

  const error = await service.locate(visitor).catch((thrown: unknown) => thrown);

  expect(error).toBeInstanceOf(Error);
  expect(String(error)).not.toContain("203.0.113.7");
});
