import { GraphQLError } from "graphql/index.js";
import { z } from "zod";
import { asIs } from "./resolver.ts";

export interface ConnectionArgs {
  first?: number | null;
  last?: number | null;
  after?: string | null | undefined;
  before?: string | null | undefined;
  reverse?: boolean | null;
}

/** The arguments of a list that can be searched and sorted. The schema has the default sort key. */
export interface ListArgs extends ConnectionArgs {
  sortKey: string;
  query?: string | null;
}

export interface FirstArgs {
  first?: number | null;
}

export interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  nodes: Node[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
}

/** The fields of every connection and every edge, for the types that have no more. */
export const connectionResolvers = { edges: asIs, nodes: asIs, pageInfo: asIs } as const;
export const edgeResolvers = { cursor: asIs, node: asIs } as const;

const maxPageSize = 250;

/**
 * One page of a list. Rejects a page without a size or with more than 250, as Shopify does. A cursor identifies its item by key,
 * so items added or removed before it don't shift pages. If the item is gone, the page starts at its old position.
 */
export function toConnection<Node>(
  all: readonly Node[],
  args: ConnectionArgs,
  toKey: (node: Node) => string = toOwnKey,
): Connection<Node> {
  const size = toPageSize(args);
  const ordered = args.reverse ? all.toReversed() : all;
  const from = args.after == null ? 0 : findAfter(ordered, args.after, toKey);
  const to = args.before == null ? ordered.length : findAt(ordered, args.before, toKey).place;
  const start = args.first == null ? Math.max(from, to - size) : from;
  const end = Math.max(start, args.first == null ? to : Math.min(to, from + size));
  const nodes = ordered.slice(start, end);
  const cursorOf = (node: Node, index: number) => toCursor(toKey(node), start + index);
  const cursorAt = (index: number) => {
    const node = nodes[index];
    return node === undefined ? null : cursorOf(node, index);
  };
  // Most queries only ask for nodes, and cursors cost more than everything else here, so they're created on demand.
  return {
    get edges() {
      return nodes.map((node, index) => ({ cursor: cursorOf(node, index), node }));
    },
    nodes,
    pageInfo: {
      hasNextPage: end < ordered.length,
      hasPreviousPage: start > 0,
      get startCursor() {
        return cursorAt(0);
      },
      get endCursor() {
        return cursorAt(nodes.length - 1);
      },
    },
  };
}

/** An item's ID if it has one. Others are identified by position only. */
function toOwnKey(node: unknown): string {
  if (typeof node === "string") return node;
  return node && typeof node === "object" && "id" in node ? String(node.id) : "";
}

function toPageSize({ first, last }: ConnectionArgs): number {
  if (first == null && last == null) throw refuse("you must provide one of first or last");
  if (first != null && last != null) throw refuse("providing both first and last is not supported");
  const name = first == null ? "last" : "first";
  const size = first ?? last ?? 0;
  if (size < 0) throw refuse(`${name} cannot be negative`);
  if (size > maxPageSize) throw refuse(`${name} cannot exceed ${maxPageSize}`);
  return size;
}

const refuse = (message: string) => new GraphQLError(message, { extensions: { code: "BAD_REQUEST" } });

interface Place {
  place: number;
  /** False if the item is gone, and something else may be in its place. */
  isThere: boolean;
}

function findAfter<Node>(nodes: readonly Node[], cursor: string, toKey: (node: Node) => string): number {
  const { place, isThere } = findAt(nodes, cursor, toKey);
  return isThere ? place + 1 : place;
}

function findAt<Node>(nodes: readonly Node[], cursor: string, toKey: (node: Node) => string): Place {
  const { last_id: key, last_value: place } = parseCursor(cursor);
  const isKey = (node: Node | undefined) => node !== undefined && toKey(node) === key;
  // Almost always, nothing has moved.
  if (key === "" || isKey(nodes[place])) return { place, isThere: true };
  const found = nodes.findIndex(isKey);
  return found === -1
    ? { place: Math.min(place, nodes.length), isThere: false }
    : { place: found, isThere: true };
}

const cursorSchema = z.object({ last_id: z.string(), last_value: z.int().min(0) });

function toCursor(key: string, place: number): string {
  return Buffer.from(JSON.stringify({ last_id: key, last_value: place })).toString("base64");
}

function parseCursor(cursor: string): z.output<typeof cursorSchema> {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, "base64").toString()));
  } catch {
    throw new GraphQLError(`Invalid cursor: '${cursor}'.`);
  }
}

/** The beginning of a list that isn't a connection, and all of it by default. A page size has the same limits. */
export function takeFirst<Item>(items: readonly Item[], { first }: FirstArgs): readonly Item[] {
  return first == null ? items : toConnection(items, { first }).nodes;
}
