import { writeFileSync } from "node:fs";
import { extractSchema } from "@sanity/schema/_internal";
import { createSchema } from "sanity";
import { schemaTypes } from "../../schemas/index.ts";

// What `sanity schema extract` writes, without the types of the Studio's plugins. The command compiles the whole Studio first,
// which takes seven times as long.
const [file] = process.argv.slice(2);
if (!file) throw new Error("Name the file to write.");
const schema = createSchema({ name: "default", types: schemaTypes });
writeFileSync(file, `${JSON.stringify(extractSchema(schema), null, 2)}\n`);
