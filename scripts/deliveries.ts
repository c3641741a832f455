import { openSiteDatabase } from "../web/database/site-database.ts";
import { createDeliveryRows, type ListedDelivery } from "../web/features/learning/delivery-rows.ts";
import { PlainError } from "./command/plain-error.ts";
import { runScript } from "./command/run-script.ts";
import { parseEnvironment } from "./stack/environment.ts";
import { loadEnvFile } from "./stack/load-env-file.ts";

type DeliveryRows = ReturnType<typeof createDeliveryRows>;

// Lists courses that haven't been opened, and retries failed ones. The site can keep running.
await runScript(
  async () => {
    loadEnvFile();
    const [command = "list", id = ""] = process.argv.slice(2);
    using database = openSiteDatabase(parseEnvironment(process.env).dataDir);
    const rows = createDeliveryRows(database);
    if (command === "list") list(rows);
    else if (command === "retry" && id === "all")
      retry(
        rows,
        rows.list("failed").map((delivery) => delivery.id),
      );
    else if (command === "retry" && id !== "") retry(rows, [id]);
    else throw new PlainError("npm run deliveries -- list, retry <id>, or retry all");
  },
  { stoppedCode: 130 },
);

function list(rows: DeliveryRows): void {
  for (const state of ["failed", "sending", "queued"] as const) {
    const deliveries = rows.list(state);
    console.log(`${deliveries.length} ${state}`);
    for (const delivery of deliveries) console.log(toLine(delivery));
  }
}

const toLine = ({ id, attempts, lastError, createdAt }: ListedDelivery) =>
  `  ${id}  since ${createdAt}  ${attempts} attempts${lastError === null ? "" : `, last error: ${lastError}`}`;

function retry(rows: DeliveryRows, ids: readonly string[]): void {
  const unknown = ids.filter((id) => !rows.retry(id, Date.now()));
  if (unknown.length > 0) throw new PlainError(`${unknown.join(", ")} isn't a failed delivery.`);
  console.log(`${ids.length === 1 ? "1 delivery" : `${ids.length} deliveries`} queued again.`);
}
