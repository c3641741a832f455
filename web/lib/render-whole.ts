import type { ReactNode } from "react";
import { prerender } from "react-dom/static";

/** The markup of what is drawn once all of it has arrived, without React's marks, for tests of what is loaded lazily. */
export async function renderWhole(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return (await new Response(prelude).text()).replaceAll(/<!--.*?-->/g, "");
}
