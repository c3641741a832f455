import type { Channel } from "../command/spawn-node.ts";

type Shown = "everything" | "errors" | "nothing";

/** Passes a service's lines on to the terminal, marked with its name. `VERBOSE=1` shows everything. */
export function toPrinter(name: string, shown: Shown): (line: string, channel: Channel) => void {
  const effective = process.env["VERBOSE"] === "1" ? "everything" : shown;
  const mark = `${name.replace(/^The /, "")} | `;
  return (line, channel) => {
    if (effective === "everything" || (effective === "errors" && channel === "stderr"))
      process[channel].write(`${mark}${line}\n`);
  };
}
