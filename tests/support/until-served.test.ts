import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { startHttpServer } from "./start-http-server.ts";
import { untilServed } from "./until-served.ts";

test("a server that ends before it serves is an error, not a wait", async () => {
  const server = spawn(process.execPath, ["--eval", "process.exit(3)"]);

  await expect(untilServed("http://127.0.0.1:1/", server, "Next")).rejects.toThrow(
    "Next ended (exit code 3).",
  );
});

test("a server that can't be started is an error", async () => {
  const server = spawn("/nonexistent/nginx");

  await expect(untilServed("http://127.0.0.1:1/", server, "nginx")).rejects.toThrow("ENOENT");
});

test("the wait ends when the server answers", async () => {
  const http = createServer((_request, response) => void response.end());
  const server = spawn(process.execPath, ["--eval", "process.stdin.resume()"]);
  onTestFinished(() => {
    http.close();
    server.kill();
  });

  await expect(untilServed(await startHttpServer(http), server, "The site")).resolves.toBeUndefined();
});
