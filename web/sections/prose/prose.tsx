import type { Section } from "#content/content-types.ts";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import { RichText } from "#ui/rich-text.tsx";

export interface ProseProps {
  section: Section<"prose">;
}

/** Long text with images, videos, and tables. */
export function Prose({ section: { title, body } }: ProseProps) {
  if (!body?.length) return null;
  return (
    <SideHeadingBand title={title}>
      <RichText value={body} />
    </SideHeadingBand>
  );
}
