import { type InputProps, type PluginOptions, useTools } from "sanity";
import { type DocumentLocationResolver, presentationTool } from "sanity/presentation";
import { locate, locateAsText } from "./locate.ts";
import { mainDocuments } from "./main-documents.ts";

/**
 * Sanity's preview, called “Preview”. Its list of where a document is used leads to the tool, so it's only text for people who don't have
 * that (`toolsForRole`).
 */
export function previewTool(): PluginOptions {
  const plugin = createTool(locate);
  const WithLinks = plugin.form?.components?.input;
  const WithText = createTool(locateAsText).form?.components?.input;
  if (!WithLinks || !WithText) throw new Error("Sanity's preview no longer shows where a document is used.");

  const UsedOnInput = (props: InputProps) => {
    const hasTool = useTools().some(({ name }) => name === "presentation");
    const Input = hasTool ? WithLinks : WithText;
    return <Input {...props} />;
  };
  return { ...plugin, form: { components: { input: UsedOnInput } } };
}

const createTool = (locations: DocumentLocationResolver) =>
  presentationTool({
    title: "Preview",
    resolve: { locations, mainDocuments },
    previewUrl: { previewMode: { enable: "/api/draft-mode/enable" } },
  });
