import { expect, test } from "vitest";
import { HttpError } from "#http/http-error.ts";
import { servePages } from "#pages/serve-pages.ts";

test.each([
  [403, "Refused"],
  [404, "Not found"],
  [502, "Something went wrong"],
])("a page with an error %d is headed %s", async (status, heading) => {
  const served = await servePages({
    port: 0,
    routes: [
      {
        method: "GET",
        path: "/orders",
        description: "Lists the orders.",
        handler: () => {
          throw new HttpError(status, "The shop didn't return the order.");
        },
      },
    ],
    services: {},
    server: "Test wallet",
    home: "All purchases",
  });

  const response = await fetch(`${served.url}/orders`);
  await served.close();

  expect(response.status).toBe(status);
  expect(await response.text()).toContain(`<h1>${heading}</h1>`);
});
