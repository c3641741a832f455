import { GraphQLError } from "graphql/index.js";

export interface ConnectionArgs {
  first?: number | null;
  last?: number | null;
  after?: string | null | undefined;
  before?: string | null;
  reverse?: boolean | null;
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

const largestPage = 250;

/** One page of a list. Refuses a page without a size and one of more than 250, as Shopify does. */
export function toConnection<Node>(all: Node[], args: ConnectionArgs): Connection<Node> {
  const size = toPageSize(args);
  const ordered = args.reverse ? all.toReversed() : all;
  const from = args.after == null ? 0 : toPosition(args.after) + 1;
  const to = args.before == null ? ordered.length : toPosition(args.before);
  const start = args.first == null ? Math.max(from, to - size) : from;
  const end = Math.max(start, args.first == null ? to : Math.min(to, from + size));
  const edges = ordered.slice(start, end).map((node, index) => ({ cursor: toCursor(start + index), node }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: end < ordered.length,
      hasPreviousPage: start > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

function toPageSize({ first, last }: ConnectionArgs): number {
  if (first == null && last == null) throw new GraphQLError("you must provide one of first or last");
  if (first != null && last != null) throw new GraphQLError("providing both first and last is not supported");
  const name = first == null ? "last" : "first";
  const size = first ?? last ?? 0;
  if (size < 0) throw new GraphQLError(`${name} cannot be negative`);
  if (size > largestPage) throw new GraphQLError(`${name} cannot exceed ${largestPage}`);
  return size;
}

function toCursor(position: number): string {
  return Buffer.from(JSON.stringify({ position })).toString("base64");
}

function toPosition(cursor: string): number {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, "base64").toString());
    if (parsed && typeof parsed === "object" && "position" in parsed && Number.isInteger(parsed.position)) {
      return Number(parsed.position);
    }
  } catch {
    // Falls through to the refusal below: what is not JSON is no cursor of ours.
  }
  throw new GraphQLError(`Invalid cursor: '${cursor}'.`);
}
