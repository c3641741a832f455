import type { PortableTextBlock } from "@portabletext/editor";
import { defineBehavior, raise } from "@portabletext/editor/behaviors";
import { BehaviorPlugin } from "@portabletext/editor/plugins";
import { richText } from "@shop/schemas/objects/rich-text.ts";
import { storyText } from "@shop/schemas/objects/story-text.ts";
import { getTextBlockText, isTextBlock } from "@portabletext/editor/utils";
import { useToast } from "@sanity/ui/toast";
import { useMemo } from "react";
import { defineType, type PortableTextPluginsProps, type SchemaTypeDefinition } from "sanity";
import { fitHeadings } from "./fit-headings.ts";
import { linkOwnPages } from "./link-own-pages.ts";
import { takeTables } from "./take-tables.ts";
import { warnAboutLostPictures } from "./warn-about-lost-pictures.ts";

/** Types whose rich text keeps the tables and headings of what's pasted from Word, Google Docs, or a spreadsheet. */
export const withPastedHtml = (types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] =>
  types.map((type) => {
    const text = [storyText, richText].find(({ name }) => name === type.name);
    return text ? defineType({ ...text, components }) : type;
  });

function RichTextPlugins(props: PortableTextPluginsProps) {
  const { push } = useToast();
  const behaviors = useMemo(() => [warnAboutLostPictures(push), pasteHtml], [push]);
  return (
    <>
      {props.renderDefault(props)}
      <BehaviorPlugin behaviors={behaviors} />
    </>
  );
}

const components = { portableText: { plugins: RichTextPlugins } };

/**
 * Turns pasted tables into blocks, fits headings, and makes paths of links to our own pages. The editor's own converter does the rest: it
 * would make a paragraph of each cell, and of most headings. Sanity's own behavior for `deserialize.data` would come first.
 */
const pasteHtml = defineBehavior({
  on: "deserialize",
  guard: ({ snapshot, event }) => {
    const { context } = snapshot;
    const { dataTransfer } = event.originEvent.originEvent;
    const html = dataTransfer.getData("text/html");
    const isOwn = dataTransfer.types.includes("application/x-portable-text");
    const { origin } = window.location;
    const isPlain = html === dataTransfer.getData("text/plain");
    if (isOwn || isPlain || !(/<(table|h[1456])\b/i.test(html) || html.includes(origin))) return false;
    const canHaveTables = context.schema.blockObjects.some(({ name }) => name === "table");
    const fitted = linkOwnPages(fitHeadings(html), origin);
    const { html: rest, tables } = canHaveTables ? takeTables(fitted) : { html: fitted, tables: noTables };
    const converted = context.converters
      .find(({ mimeType }) => mimeType === "text/html")
      ?.deserialize({ snapshot, event: { type: "deserialize", data: rest } });
    if (converted?.type !== "deserialization.success") return false;
    const toTable = (block: PortableTextBlock) =>
      isTextBlock(context, block) ? tables.get(getTextBlockText(block)) : undefined;
    // A table in a place where the converter makes no paragraph is pasted as usual.
    if (converted.data.filter(toTable).length !== tables.size) return false;
    return converted.data.map((block) => toTable(block) ?? block);
  },
  actions: [
    ({ event: { originEvent } }, data) => [
      raise({ type: "deserialization.success", mimeType: "text/html", data, originEvent }),
    ],
  ],
});

const noTables: ReturnType<typeof takeTables>["tables"] = new Map();
