import type { ReactNode } from "react";
import { prerender } from "react-dom/static";

/** A node's HTML once every lazy part has loaded, without React's comment markers. */
export async function prerenderToHtml(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return (await new Response(prelude).text()).replaceAll(/<!--.*?-->/g, "");
}
