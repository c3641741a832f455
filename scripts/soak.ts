import { runScript } from "./command/run-script.ts";
import { soakLanes } from "./test/lanes.ts";
import { runLanes } from "./test/run-lanes.ts";
import { selectLanes } from "./test/select-lanes.ts";

await runScript((stop) => runLanes(selectLanes(soakLanes, process.argv.slice(2)), stop), {
  stoppedCode: 130,
});
