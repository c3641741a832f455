import { definePlugin } from "sanity";
import { TableRowsInput } from "./table-rows-input.tsx";

/** Editing tables in rich text (docs/decisions/0053). */
export const tables = definePlugin({
  name: "tables",
  form: { components: { input: TableRowsInput } },
});
