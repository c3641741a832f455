import { notEmulated } from "#storefront/domain/not-emulated.ts";

export type Comparator = "=" | "<" | ">" | "<=" | ">=";

export interface Term {
  kind: "term";
  /** null matches the value in any text. */
  field: string | null;
  comparator: Comparator;
  value: string;
  isQuoted: boolean;
}

export type SearchQuery =
  | Term
  | { kind: "not"; query: SearchQuery }
  | { kind: "all" | "any"; queries: SearchQuery[] };

/**
 * Shopify's search syntax (shopify.dev, "Shopify API search syntax"): terms, `field:value`, comparisons, phrases in single or
 * double quotes, `AND`, `OR`, `NOT`, a minus before a term, parentheses, and a backslash before a special character. As in
 * Shopify, nothing is a syntax error: anything unclosed ends with the text. `AND` binds tighter than `OR`, which isn't
 * documented.
 */
export function parseSearchQuery(text: string): SearchQuery {
  if (text.length > maxQueryLength) throw notEmulated(`A search of more than ${maxQueryLength} characters`);
  const tokens = readTokens(text);
  let next = 0;
  let depth = 0;

  function parseAny(): SearchQuery {
    const queries = [parseAll()];
    while (isWord(tokens[next], "OR")) {
      next += 1;
      queries.push(parseAll());
    }
    return join("any", queries);
  }

  function parseAll(): SearchQuery {
    const queries: SearchQuery[] = [];
    while (next < tokens.length && tokens[next]?.kind !== "close" && !isWord(tokens[next], "OR")) {
      if (isWord(tokens[next], "AND")) next += 1;
      else queries.push(parseTerm());
    }
    return join("all", queries);
  }

  function parseTerm(): SearchQuery {
    const token = tokens[next];
    next += 1;
    if (token?.kind === "minus" || isWord(token, "NOT")) return { kind: "not", query: goDeeper(parseTerm) };
    if (token?.kind === "open") {
      const query = goDeeper(parseAny);
      next += 1;
      return query;
    }
    return token?.kind === "term" ? token : join("all", []);
  }

  function goDeeper(parse: () => SearchQuery): SearchQuery {
    if (depth === deepestQuery) throw notEmulated(`A search nested more than ${deepestQuery} deep`);
    depth += 1;
    const query = parse();
    depth -= 1;
    return query;
  }

  const queries: SearchQuery[] = [];
  while (next < tokens.length) {
    queries.push(parseAny());
    // A closing parenthesis without an opening one.
    if (tokens[next]?.kind === "close") next += 1;
  }
  return join("all", queries);
}

const maxQueryLength = 5_000;
const deepestQuery = 50;

type Token = Term | { kind: "open" | "close" | "minus" };

// A bare value can contain a colon or a slash: `https://…`, `12:30`.
const token =
  /\s+|(?<open>\()|(?<close>\))|(?<minus>-)(?=\S)|(?:(?<field>[\w.]+):(?<comparator>[<>]=?)?\s*)?(?:"(?<double>(?:[^"\\]|\\.)*)"?|'(?<single>(?:[^'\\]|\\.)*)'?|(?<bare>(?:[^\s()\\]|\\.)+))|\\/gsu;

function readTokens(text: string): Token[] {
  return [...text.matchAll(token)].flatMap(({ groups = {} }): Token[] => {
    const { open, close, minus, field, comparator, double, single, bare } = groups;
    if (open) return [{ kind: "open" }];
    if (close) return [{ kind: "close" }];
    if (minus) return [{ kind: "minus" }];
    const quoted = double ?? single;
    const value = quoted ?? bare;
    if (value === undefined) return [];
    return [
      {
        kind: "term",
        field: field ?? null,
        comparator: toComparator(comparator),
        value: value.replaceAll(/\\(.)/gs, "$1"),
        isQuoted: quoted !== undefined,
      },
    ];
  });
}

function toComparator(given: string | undefined): Comparator {
  return given === "<" || given === ">" || given === "<=" || given === ">=" ? given : "=";
}

function isWord(given: Token | undefined, word: string): boolean {
  return given?.kind === "term" && given.field === null && !given.isQuoted && given.value === word;
}

/** Leaves out empty parts, such as the end of `a OR`, which would match everything. */
function join(kind: "all" | "any", parts: SearchQuery[]): SearchQuery {
  const queries = parts.filter((part) => part.kind !== "all" || part.queries.length > 0);
  const [only, ...others] = queries;
  if (only && others.length === 0) return only;
  return { kind: queries.length === 0 ? "all" : kind, queries };
}
