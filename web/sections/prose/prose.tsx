import type { Section } from "#content/content-types.ts";
import { Hanging } from "#ui/hanging.tsx";
import { RichText } from "#ui/rich-text.tsx";

export interface ProseProps {
  section: Section<"prose">;
}

/** Text as long as it needs to be, with pictures and films. */
export function Prose({ section: { title, body } }: ProseProps) {
  if (!body?.length) return null;
  return (
    <Hanging title={title}>
      <RichText value={body} />
    </Hanging>
  );
}
