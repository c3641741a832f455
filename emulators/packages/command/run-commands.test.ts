import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { runCommands } from "./run-commands.ts";

async function call(...argv: string[]) {
  const out = vi.spyOn(console, "log").mockImplementation(() => {});
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => {
    vi.restoreAllMocks();
    process.exitCode = undefined;
  });
  const ran: unknown[] = [];
  await runCommands(
    {
      name: "tool",
      about: "A tool.",
      settings: z.object({
        port: z.coerce.number({ error: "must be a port" }).default(1),
        tag: z.array(z.string()).optional(),
      }),
      options: {
        port: { value: "port", description: "where" },
        tag: { value: "tag", multiple: true, description: "which" },
      },
      commands: {
        list: {
          description: "lists",
          run: async (settings, args) => void ran.push(["list", settings, args]),
        },
        load: {
          args: "<file>",
          description: "loads",
          run: async (_settings, args) => void ran.push(["load", args]),
        },
        fail: {
          description: "fails",
          run: () => Promise.reject(new Error("The data is in use.")),
        },
      },
    },
    argv,
  );
  return { ran, out: out.mock.calls.join("\n"), error: error.mock.calls.join("\n"), code: process.exitCode };
}

test("a command gets its options, and what comes after -- as it is", async () => {
  const { ran, code } = await call(
    "list",
    "a",
    "--port",
    "7",
    "--tag",
    "x",
    "--tag",
    "y",
    "--",
    "npx",
    "--port",
    "9",
  );

  expect(ran).toEqual([["list", { port: 7, tag: ["x", "y"] }, ["a", "npx", "--port", "9"]]]);
  expect(code).toBeUndefined();
});

test.each([[[]], [["help"]], [["list", "--help"]]])("%j shows what there is", async (argv) => {
  const { ran, out } = await call(...argv);

  expect(ran).toEqual([]);
  expect(out).toContain("tool <command> [options]");
  expect(out).toMatch(/load <file> +loads\n/);
  expect(out).toMatch(/--port <port> +where\n/);
});

test.each([
  [["lst"], 'There\'s no command "lst"'],
  [["load"], "load needs <file>"],
  [["list", "--port", "x"], "--port: must be a port"],
  [["list", "--prot", "1"], "Unknown option '--prot'"],
])("%j is a wrong call, says why, and ends with 2", async (argv, message) => {
  const { error, code } = await call(...argv);

  expect(error).toContain(message);
  expect(error).toContain("See tool --help.");
  expect(code).toBe(2);
});

test("a command that fails says why and ends with 1", async () => {
  expect(await call("fail")).toMatchObject({ error: "The data is in use.", code: 1 });
});
