import { parseArgs } from "node:util";
import { z } from "zod";

export interface Option {
  description: string;
  /** What its value is called. */
  value: string;
  /** Can be given several times. */
  multiple?: true;
}

export interface Command<Settings> {
  /** Its arguments, as in `<file>` and `[<name>]`. */
  args?: string;
  description: string;
  run: (settings: Settings, args: readonly string[]) => Promise<void>;
}

interface CommandLine<Settings> {
  name: string;
  about: string;
  /** What all commands take. */
  options: Readonly<Record<string, Option>>;
  /** Parses the options under their own names. */
  settings: z.ZodType<Settings>;
  commands: Readonly<Record<string, Command<Settings>>>;
}

/** An error in how a command was called. */
class UsageError extends Error {}

/** Runs the command that the arguments name. An error is one line on stderr and exit code 1, or 2 for a wrong call. */
export async function runCommands<Settings>(
  line: CommandLine<Settings>,
  argv: readonly string[] = process.argv.slice(2),
): Promise<void> {
  try {
    // What comes after `--` is somebody else's command.
    const end = argv.includes("--") ? argv.indexOf("--") : argv.length;
    const { values, positionals } = parseOptions(line, argv.slice(0, end));
    const [name, ...args] = positionals;
    if (name === undefined || name === "help" || values["help"] === true) {
      console.log(renderHelp(line));
      return;
    }
    const command = line.commands[name];
    if (!command) throw new UsageError(`There's no command "${name}"`);
    const { help: _help, ...given } = values;
    const settings = line.settings.safeParse(given);
    if (!settings.success) throw new UsageError(toLines(settings.error));
    const allArgs = [...args, ...argv.slice(end + 1)];
    if (allArgs.length < countRequired(command)) throw new UsageError(`${name} needs ${command.args}`);
    await command.run(settings.data, allArgs);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (error instanceof UsageError) console.error(`See ${line.name} --help.`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

function parseOptions({ options }: Pick<CommandLine<unknown>, "options">, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        ...Object.fromEntries(
          Object.entries(options).map(([name, { multiple = false }]) => [
            name,
            { type: "string" as const, multiple },
          ]),
        ),
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Arguments in brackets are optional. */
function countRequired({ args = "" }: { args?: string }): number {
  return args.split(" ").filter((arg) => arg.startsWith("<")).length;
}

function toLines({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `--${path[0]?.toString() ?? ""}: ${message}`).join("\n");
}

function renderHelp<Settings>({ name, about, options, commands }: CommandLine<Settings>): string {
  const commandRows = Object.entries(commands).map(([command, { args = "", description }]) => [
    `${command} ${args}`.trim(),
    description,
  ]);
  const optionRows = Object.entries(options).map(([option, { value, description }]) => [
    `--${option} <${value}>`,
    description,
  ]);
  const width = Math.max(...[...commandRows, ...optionRows].map(([left = ""]) => left.length));
  const table = (rows: string[][]) =>
    rows.map(([left = "", right = ""]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
  return `${about}\n\n${name} <command> [options]\n\n${table(commandRows)}\n\n${table(optionRows)}`;
}
