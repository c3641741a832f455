import { forbiddenNames } from "./storable.ts";

/**
 * A JSONMatch path, converted for `@sanity/mutator`. The mutator ignores unexpected text at the end of a path, knows neither
 * `[*]` nor `[]`, and counts a range's end from the last item, where Content Lake counts from the end of the array:
 * `@sanity/client`'s `patch.splice` sends `[1:-1]` for all items from the second on (src/data/patch.ts). Throws an error that
 * says what's wrong with an invalid path. Source: sanity.io/docs/content-lake/json-match.
 */
export function toMutatorPath(path: string): string {
  const tokens = tokenize(path);
  let at = 0;

  const take = (...expected: string[]): string => {
    const token = tokens[at];
    if (token === undefined || !expected.includes(token)) return "";
    at += 1;
    return token;
  };
  const takeMatch = (expression: RegExp): string => {
    const token = tokens[at];
    if (token === undefined || !expression.test(token)) return "";
    at += 1;
    return token;
  };
  const fail = (): never => {
    const found = tokens[at] === undefined ? "its end" : `"${tokens[at]}"`;
    throw new Error(`Failed to parse JSON path "${path}": ${found} was not expected`);
  };

  function takePath(): string {
    let result = takeAttribute() || takeUnion() || takeRecursion();
    if (!result) return fail();
    for (;;) {
      const next = take(".") ? `.${takeAttribute() || fail()}` : takeUnion() || takeRecursion();
      if (!next) return result;
      result += next;
    }
  }

  function takeAttribute(): string {
    const token = takeMatch(/^[A-Za-z_']/);
    const name = token.replace(/^'|'$/g, "").replace(/\\(.)/g, "$1");
    if (forbiddenNames.has(name)) throw new Error(`"${name}" can't be the name of an attribute`);
    return token;
  }

  function takeRecursion(): string {
    return take("..") && `..${takePath()}`;
  }

  function takeUnion(): string {
    if (!take("[")) return "";
    if (take("]")) return "[0:]";
    if (tokens[at] === "*" && tokens[at + 1] === "]") {
      at += 2;
      return "[0:]";
    }
    const terms = [takeTerm()];
    while (take(",")) terms.push(takeTerm());
    if (!take("]")) return fail();
    return `[${terms.join(",")}]`;
  }

  function takeTerm(): string {
    const start = at;
    const subject = takeSubject();
    if (subject && take("?")) return `${subject}?`;
    const comparator = subject && take("==", "!=", ">=", "<=", ">", "<");
    if (comparator) return `${subject}${comparator}${takeMatch(/^(?:"|-?\d|true$|false$)/) || fail()}`;
    at = start;
    return takeSlice() || takePath();
  }

  function takeSubject(): string {
    const alias = take("@", "$");
    if (alias) return alias;
    let subject = takeAttribute();
    while (subject && take(".")) subject += `.${takeAttribute() || fail()}`;
    return subject;
  }

  function takeSlice(): string {
    const start = takeMatch(/^-?\d/);
    if (!take(":")) return start;
    const end = takeMatch(/^-?\d/);
    if (start === "" && end === "") return fail();
    return `${start === "-1" ? start : toLastCount(start)}:${toLastCount(end)}`;
  }

  const result = takePath();
  return at < tokens.length ? fail() : result;
}

/** In a range, `-1` is the end of the array and `-2` the last item. For the mutator, the last item is `-1`. */
function toLastCount(bound: string): string {
  if (!bound.startsWith("-")) return bound;
  const fromLast = Number(bound) + 1;
  return fromLast === 0 ? "" : String(fromLast);
}

function tokenize(path: string): string[] {
  const expression =
    /\s*(\.\.|==|!=|>=|<=|[.,:?[\]*@$<>]|-?\d+(?:\.\d+)?|[A-Za-z_]\w*|'(?:[^'\\]|\\.)+'|"(?:[^"\\]|\\.)*")\s*/y;
  const tokens: string[] = [];
  while (expression.lastIndex < path.length) {
    const { lastIndex } = expression;
    const token = expression.exec(path)?.[1];
    if (token === undefined) throw new Error(`Invalid tokens in jsonpath '${path}' @ ${lastIndex}`);
    tokens.push(token);
  }
  return tokens;
}
