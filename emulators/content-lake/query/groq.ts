import { evaluateSync, functionRegistry, functions, GroqSyntaxError, parse, typeEvaluate } from "groq-js";
import { toDateTime } from "#content-lake/query/date-time.ts";
import { geoFunction, geoFunctions } from "#content-lake/query/geography/geo-functions.ts";
import { toGroqFunction } from "#content-lake/query/groq-function.ts";
import { hitsFunction } from "#content-lake/query/text-query.ts";
import { deltaFunctions, diffFunctions } from "#content-lake/query/changed-paths.ts";

/*
 * groq-js with the functions that it parses but can't evaluate, or only wrongly or asynchronously. A query can't wait, because
 * nothing may change while it runs. A patch exports the table that they're added to (docs/decisions/0061).
 */
Object.assign(functions.array, { unique: toGroqFunction(toUnique) });
Object.assign(functions.delta, deltaFunctions);
Object.assign(functions.diff, diffFunctions);
Object.assign(functions.geo, geoFunctions);
Object.assign(functions.text, { hits: hitsFunction });
Object.assign(functions.global, { geo: geoFunction, dateTime: toGroqFunction(toDateTime) });
Object.assign(functionRegistry.global, { geo: { arity: 1 } });
// groq-js doesn't know its name. check-tree.ts refuses it.
functionRegistry.text["highlight"] = {};
for (const name of Object.keys(geoFunctions)) functionRegistry.geo[name] = { arity: 2 };

export type { SchemaType, TypeNode } from "groq-js";
export { evaluateSync, GroqSyntaxError, parse, typeEvaluate };

/** `array::unique()`. groq-js keeps each null. Objects and arrays are never equal. */
function toUnique(items: unknown): unknown {
  if (!Array.isArray(items)) return null;
  const found = new Set<unknown>();
  return items.filter((item: unknown) => {
    if (typeof item === "object" && item !== null) return true;
    const isNew = !found.has(item ?? null);
    found.add(item ?? null);
    return isNew;
  });
}
