import { PlainError } from "./plain-error.ts";

/** Throws a `PlainError` if a command that takes no arguments got any, because whoever asks for `--help` doesn't want it to run. */
export function refuseArguments(command: string): void {
  const args = process.argv.slice(2);
  if (args.length > 0)
    throw new PlainError(
      `npm run ${command} takes no arguments, but got "${args.join(" ")}". Nothing was done.`,
    );
}
