import type { ReactElement } from "react";
import { type AssetSourceComponentProps, type ConfigContext, type Tool, useSource } from "sanity";
import { media } from "sanity-plugin-media";

const { form, studio, tools } = media();

/** The plugin's tool. */
export function PluginTool({ tool }: { tool: Tool }) {
  const { component: Component } = findPart(tools, tool.name, useSource());
  return <WithOptions>{() => <Component tool={tool} />}</WithOptions>;
}

/** What the plugin opens for an image or file: its browser, or the form for what was chosen. */
export function PluginSource(props: AssetSourceComponentProps) {
  const { component: Component } = findPart(form?.image?.assetSources, props.assetSource.name, useSource());
  return <WithOptions>{() => <Component {...props} />}</WithOptions>;
}

/** The plugin reads its options from a layout that it puts around the Studio. */
function WithOptions({ children }: { children: () => ReactElement }) {
  const Layout = studio?.components?.layout;
  return Layout ? <Layout renderDefault={children} /> : children();
}

type Parts<T> = readonly T[] | ((others: T[], context: ConfigContext) => T[]) | undefined;

function findPart<T extends { name: string }>(parts: Parts<T>, name: string, context: ConfigContext): T {
  const part = (typeof parts === "function" ? parts([], context) : parts)?.find((each) => each.name === name);
  if (!part) throw new Error(`sanity-plugin-media has no "${name}".`);
  return part;
}
