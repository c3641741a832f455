import { type Shape, shapes } from "@shop/schemas/generated/answer-shapes.ts";

interface Fit {
  /** Shapes by their place; those of all answers by default. */
  among?: readonly Shape[];
  /** Called with the path of each value that's left out. */
  onMisfit: (path: string) => void;
}

/**
 * An answer without the values that aren't of the content model's types: a field with a number instead of text is as good as empty,
 * and a list loses the item. Imports and changes of the model bring them, and one of them would break every list that has its document.
 * Object types that the model doesn't know are kept.
 */
export function fitToShape(answer: unknown, place: number, { among = shapes, onMisfit }: Fit): unknown {
  return fit(answer, place, "");

  function fit(value: unknown, at: number, path: string): unknown {
    const fitting = toAlternatives(at).find((shape) => isOfKind(value, shape));
    if (fitting === undefined) {
      if (value !== null) onMisfit(path);
      return null;
    }
    if (Array.isArray(value))
      return typeof fitting === "object" && "list" in fitting ? fitItems(value, fitting.list, path) : value;
    return isObject(value) ? fitFields(value, toFields(fitting, value), path) : value;
  }

  function fitItems(items: readonly unknown[], at: number, path: string): unknown[] {
    const fitted = items.map((item, index) => fit(item, at, `${path}[${index}]`));
    return isNullable(at) ? fitted : fitted.filter((item) => item !== null);
  }

  function fitFields(object: object, fields: Readonly<Record<string, number>>, path: string): object {
    const id = "_id" in object && typeof object._id === "string" ? object._id : path;
    const fitted = Object.entries(object).map(([name, value]: [string, unknown]) => {
      const at = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, at === undefined ? value : fit(value, at, `${id}.${name}`)];
    });
    return Object.fromEntries(fitted);
  }

  function toFields(shape: Shape, object: object): Readonly<Record<string, number>> {
    if (typeof shape !== "object") return {};
    if ("fields" in shape) return shape.fields;
    const type = "types" in shape && "_type" in object ? shape.types[String(object._type)] : undefined;
    const known = type === undefined ? undefined : among[type];
    return known === undefined ? {} : toFields(known, object);
  }

  function toAlternatives(at: number): Shape[] {
    const shape = among[at] ?? "any";
    return typeof shape === "object" && "anyOf" in shape ? shape.anyOf.flatMap(toAlternatives) : [shape];
  }

  function isNullable(at: number): boolean {
    return toAlternatives(at).some((shape) => shape === "any" || shape === "null");
  }
}

function isOfKind(value: unknown, shape: Shape): boolean {
  if (shape === "any") return true;
  if (shape === "null") return value === null;
  if (typeof shape === "string") return typeof value === shape;
  return "list" in shape ? Array.isArray(value) : isObject(value);
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);
