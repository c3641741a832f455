import { createDeliveryRows, type ListedDelivery } from "../web/features/learning/delivery-rows.ts";
import { runQueueCommand, toAttempts } from "./command/run-queue-command.ts";

// Lists courses that haven't been opened, and retries failed ones.
await runQueueCommand<string, ListedDelivery>({
  usage: "Usage: npm run deliveries -- list, retry <id>, or retry all",
  open: (database) => {
    const rows = createDeliveryRows(database);
    return { list: rows.list, retry: (id) => rows.retry(id, Date.now()) };
  },
  parseId: (text) => (text === "" ? null : text),
  toLine: (delivery) => `  ${delivery.id}  since ${delivery.createdAt}  ${toAttempts(delivery)}`,
  describe: (count) => (count === 1 ? "1 delivery" : `${count} deliveries`),
  describeUnknown: (ids) => `${ids} isn't a failed delivery.`,
});
