import { Lexer, Source, TokenKind } from "graphql/index.js";

/** The maximum depth of a query's braces, brackets and parentheses. Text that isn't GraphQL is measured as far as possible. */
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
    // The parser will report what's wrong with it.
  }
  return deepest;
}

const openings = new Set<string>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closings = new Set<string>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** The emulator's own limit, because deeper nesting would overflow the stack. No document in Shopify's clients comes close. */
export const maxDepth = 200;

/** The emulator's own limit, because more fields take seconds to compile, and minutes if fragments multiply them. */
export const maxFields = 20_000;

/** The emulator's own limit, where Shopify limits a query's time. 250 products with 250 variants with 15 fields stay below it. */
export const maxComplexity = 1_000_000;
