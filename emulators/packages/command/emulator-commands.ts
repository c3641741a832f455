import { z } from "zod";
import { runServer } from "#pages/run-server.ts";
import { type Reachable, reachEmulator } from "./reach-emulator.ts";
import type { Command } from "./run-commands.ts";
import { exitLike, runHosted } from "./run-hosted.ts";

export const portSchema = z.coerce.number({ error: "must be a port" }).int().min(0).max(65_535);

export interface Emulator<Settings> extends Reachable<Settings> {
  /** What it says it is when it starts. */
  name: string;
  exec: {
    description: string;
    /** The hosted service's names, which the command reaches it at. */
    hosts: readonly string[];
    /** What the command finds in its environment. */
    readVariables: (settings: Settings) => Readonly<Record<string, string>>;
  };
}

/** The commands that both emulators have. */
export function createEmulatorCommands<Settings extends { data: string; port: number }>(
  emulator: Emulator<Settings>,
): Record<"start" | "snapshot" | "reset" | "exec", Command<Settings>> {
  const { name: title, serve, exec } = emulator;
  return {
    start: {
      description: "starts it, and makes the data directory if there is none",
      run: (settings) =>
        runServer(async () => {
          const served = await serve(settings, settings.port);
          return { ...served, greet: () => `${title} on ${served.url}, data in ${settings.data}` };
        }, `Port ${settings.port} is in use. Choose another with --port.`),
    },
    snapshot: {
      args: "<name>",
      description: "keeps everything as it is now under a name",
      run: async (settings, [name = ""]) => {
        const { control, close } = await reachEmulator(emulator, settings);
        await control.takeSnapshot(name).finally(close);
        console.log(`Took the snapshot ${name}.`);
      },
    },
    reset: {
      args: "[<name>]",
      description: "empties it, and loads the seed or a snapshot",
      run: async (settings, [name]) => {
        const { control, close } = await reachEmulator(emulator, settings);
        await control.reset(name).finally(close);
        console.log(name === undefined ? "Reset." : `Reset to ${name}.`);
      },
    },
    exec: {
      args: "-- <command>",
      description: exec.description,
      run: async (settings, command) => {
        const { url, close } = await reachEmulator(emulator, settings);
        const { hosts, readVariables } = exec;
        const variables = readVariables(settings);
        exitLike(await runHosted({ command, hosts, url, others: "connect", variables }).finally(close));
      },
    },
  };
}
