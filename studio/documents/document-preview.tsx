import { Preview, useSchema } from "sanity";

interface DocumentPreviewProps {
  id: string;
  type: string;
  layout: "compact" | "default";
}

/** A document's title, and its picture or its type's icon. */
export function DocumentPreview({ id, type, layout }: DocumentPreviewProps) {
  const schemaType = useSchema().get(type);
  if (!schemaType) return null;
  // Without this, which the types leave out, a document that lacks its picture looks like a page.
  const fallback = { icon: schemaType.icon };
  return <Preview {...fallback} layout={layout} schemaType={schemaType} value={{ _id: id, _type: type }} />;
}
