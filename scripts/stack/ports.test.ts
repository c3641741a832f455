import { createServer, type Server } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkPorts } from "./ports.ts";

let server: Server;
let port = 0;

beforeEach(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  port = typeof address === "object" && address ? address.port : 0;
});

afterEach(() => server.close());

test("names the used port, its owner and the variable to change, in one line", async () => {
  const check = checkPorts([{ port, variable: "PORT", owner: "the site" }]);

  await expect(check).rejects.toThrow(
    `Port ${port} is in use, but the site needs it. Stop what uses it, or set PORT to another port.`,
  );
});

test("accepts a port that was released", async () => {
  await new Promise((resolve) => server.close(resolve));

  await expect(checkPorts([{ port, variable: "PORT", owner: "the site" }])).resolves.toBeUndefined();
});
