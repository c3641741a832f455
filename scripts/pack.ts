import { refuseArguments } from "./command/refuse-arguments.ts";
import { runScript } from "./command/run-script.ts";
import { emulatorPackages, packEmulator } from "./pack/pack-emulator.ts";

// The emulators as packages of their own, for projects that aren't this shop.
await runScript(
  async () => {
    refuseArguments("pack");
    for (const emulator of emulatorPackages) console.log(await packEmulator(emulator));
  },
  { stoppedCode: 130 },
);
