import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SchemaType } from "../../emulators/content-lake/query/groq.ts";
import { root } from "../command/spawn-node.ts";
import { toAnswerShapes } from "./to-answer-shapes.ts";

const [file] = process.argv.slice(2);
if (!file) throw new Error("Name the file to write.");

const readGenerated = (name: string) => readFileSync(join(root, "schemas/generated", name), "utf8");

// The command before has written it.
const schema = JSON.parse(readGenerated("schema.json")) as SchemaType;
// TypeGen has found the queries, and repeats each in a line.
const queries = [...readGenerated("sanity.types.ts").matchAll(/^\/\/ Query: (.+)$/gm)].flatMap(
  ([, query]) => query ?? [],
);
const { shapes, shapeByQuery } = toAnswerShapes(queries, schema);

const toLines = (values: readonly string[]) => values.map((value) => `  ${value},\n`).join("");

writeFileSync(
  file,
  `/** What a value in an answer is. Numbers are indexes into \`shapes\`. */
export type Shape =
  | "any"
  | "boolean"
  | "null"
  | "number"
  | "string"
  | { readonly list: number }
  | { readonly fields: Readonly<Record<string, number>> }
  /** Objects by their \`_type\`. */
  | { readonly types: Readonly<Record<string, number>> }
  | { readonly anyOf: readonly number[] };

export const shapes: readonly Shape[] = [
${toLines(shapes.map((shape) => JSON.stringify(shape)))}];

/** By the digest of the query. */
export const shapeByQuery: Readonly<Record<string, number>> = {
${toLines(Object.entries(shapeByQuery).map(([query, index]) => `"${query}": ${index}`))}};
`,
);
