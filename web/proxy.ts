import { type NextRequest, NextResponse } from "next/server";

/**
 * Next makes an endpoint of every `"use cache"` function, which no page of ours calls: one that is asked for by its id is not
 * found. Other requests never come here.
 */
export function proxy(request: NextRequest): NextResponse {
  const id = request.headers.get("next-action") ?? "";
  return isCachedFunction(id) ? new NextResponse(null, { status: 404 }) : NextResponse.next();
}

export const config = { matcher: [{ source: "/:path*", has: [{ type: "header", key: "next-action" }] }] };

/** The first bit of an id tells a cached function from an action (next/dist/shared/lib/server-reference-info). */
const isCachedFunction = (id: string) => Number.parseInt(id.slice(0, 2), 16) >= 0x80;
