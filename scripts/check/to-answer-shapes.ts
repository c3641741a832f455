import {
  parse,
  type SchemaType,
  typeEvaluate,
  type TypeNode,
} from "../../emulators/content-lake/query/groq.ts";
import type { Shape } from "../../schemas/generated/answer-shapes.ts";
import { toQueryDigest } from "../../web/lib/query-digest.ts";

export interface AnswerShapes {
  /** Shapes refer to each other by index. */
  shapes: readonly Shape[];
  /** The shape of each query's answer, by the query's digest. */
  shapeByQuery: Readonly<Record<string, number>>;
}

type ObjectNode = Extract<TypeNode, { type: "object" }>;

/** What the answers of queries look like according to the content model, as TypeGen sees it. Equal shapes are written once. */
export function toAnswerShapes(queries: readonly string[], schema: SchemaType): AnswerShapes {
  const indexes = new Map<string, number>();

  const toIndex = (node: TypeNode): number => addShape(toShape(node));

  function addShape(shape: Shape): number {
    const key = JSON.stringify(shape);
    const index = indexes.get(key) ?? indexes.size;
    indexes.set(key, index);
    return index;
  }

  function toShape(node: TypeNode): Shape {
    const kinds = Object.entries(Object.groupBy(toMembers(node), ({ type }) => type));
    const shapes = kinds.map(([, members]) => toShapeOfKind(members));
    // Always null is how TypeGen sees some fields, such as the keys of a list that holds objects and references.
    if (shapes.includes("any") || shapes.every((shape) => shape === "null")) return "any";
    const [only] = shapes;
    return only && shapes.length === 1 ? only : { anyOf: shapes.map(addShape).toSorted((a, b) => a - b) };
  }

  /** All members are lists, all are objects, or all are the same simple value. */
  function toShapeOfKind(members: readonly TypeNode[]): Shape {
    const [first] = members;
    switch (first?.type) {
      case "boolean":
      case "null":
      case "number":
      case "string":
        return first.type;
      case "array":
        return {
          list: toIndex(toUnion(members.flatMap((member) => (member.type === "array" ? member.of : [])))),
        };
      case "object":
        return toShapeOfObjects(members.flatMap((member) => (member.type === "object" ? member : [])));
      default:
        return "any";
    }
  }

  function toShapeOfObjects(objects: readonly ObjectNode[]): Shape {
    const byType = Map.groupBy(objects, toTypeName);
    if (byType.size === 1 || byType.has(null)) return toFields(objects);
    const types = [...byType].map(([name, members]) => [name, addShape(toFields(members))] as const);
    return { types: Object.fromEntries(types) };
  }

  /** A field of several objects may be what it is in any of them. */
  function toFields(objects: readonly ObjectNode[]): Shape {
    const fields = Map.groupBy(objects.flatMap(toAttributes), ([name]) => name);
    const shapes = [...fields].map(
      ([name, found]) => [name, toIndex(toUnion(found.map(([, node]) => node)))] as const,
    );
    return { fields: Object.fromEntries(shapes) };
  }

  function toAttributes(object: ObjectNode): [string, TypeNode][] {
    const own = Object.entries(object.attributes).map(([name, { value }]): [string, TypeNode] => [
      name,
      value,
    ]);
    const rest = object.rest ? toMembers(object.rest) : [];
    return [...own, ...rest.flatMap((member) => (member.type === "object" ? toAttributes(member) : []))];
  }

  /** The members of a union, with named types as what they stand for. */
  function toMembers(node: TypeNode): TypeNode[] {
    if (node.type === "union") return node.of.flatMap(toMembers);
    if (node.type !== "inline") return [node];
    const named = schema.find(({ name }) => name === node.name);
    if (!named) return [{ type: "unknown" }];
    return toMembers(
      named.type === "document" ? { type: "object", attributes: named.attributes } : named.value,
    );
  }

  const shapeByQuery = queries.map(
    (query) => [toQueryDigest(query), toIndex(typeEvaluate(parse(query), schema))] as const,
  );
  // `addShape` writes each as JSON.
  const shapes = [...indexes.keys()].map((key) => JSON.parse(key) as Shape);
  return { shapes, shapeByQuery: Object.fromEntries(shapeByQuery) };
}

const toUnion = (of: TypeNode[]): TypeNode => ({ type: "union", of });

/** The `_type` that an object always has. */
function toTypeName({ attributes }: ObjectNode): string | null {
  const type = attributes["_type"]?.value;
  return type?.type === "string" ? (type.value ?? null) : null;
}
