import type { Channel } from "../command/spawn-node.ts";

type Shown = "everything" | "errors" | "nothing";

/** Prints a service's lines with its name. `VERBOSE=1` prints all. */
export function toPrinter(name: string, shown: Shown): (line: string, channel: Channel) => void {
  const effective = process.env["VERBOSE"] === "1" ? "everything" : shown;
  const prefix = `${name.replace(/^The /, "")} | `;
  return (line, channel) => {
    if (effective === "everything" || (effective === "errors" && channel === "stderr"))
      process[channel].write(`${prefix}${line}\n`);
  };
}
