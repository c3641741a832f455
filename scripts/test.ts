import { runScript } from "./command/run-script.ts";
import { testLanes } from "./test/lanes.ts";
import { runLanes } from "./test/run-lanes.ts";
import { selectLanes } from "./test/select-lanes.ts";

await runScript((stop) => runLanes(selectLanes(testLanes, process.argv.slice(2)), stop), {
  stoppedCode: 130,
});
