import { Lexer, Source, TokenKind } from "graphql/index.js";

/** The deepest that a query's braces, brackets and parentheses go. Text that is no GraphQL is measured as far as it is. */
export function readDepth(query: string): number {
  const lexer = new Lexer(new Source(query));
  let depth = 0;
  let deepest = 0;
  try {
    while (lexer.advance().kind !== TokenKind.EOF) {
      const { kind } = lexer.token;
      if (openings.has(kind)) depth += 1;
      if (closings.has(kind)) depth -= 1;
      deepest = Math.max(deepest, depth);
    }
  } catch {
    // The parser will tell what is wrong with it.
  }
  return deepest;
}

const openings = new Set<string>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closings = new Set<string>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** The emulator's own: what nests deeper would fill the stack. No document of Shopify's clients comes near. */
export const maxDepth = 200;

/** The emulator's own: more fields than that take seconds to compile, and minutes when fragments multiply them. */
export const maxFields = 20_000;

/** The emulator's own, where Shopify stops a query by its time: 250 products with 250 variants of 15 fields are less. */
export const maxComplexity = 1_000_000;
