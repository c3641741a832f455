import { stegaClean } from "@sanity/client/stega";
import type { CoursePage } from "#content/content-types.ts";
import { syllabusPath } from "@shop/schemas/vocabulary/file-paths.ts";

export interface SyllabusLinkProps {
  course: Pick<CoursePage, "slug" | "hasSyllabus">;
}

/** A link to the syllabus file. */
export function SyllabusLink({ course: { slug, hasSyllabus } }: SyllabusLinkProps) {
  if (!slug || !hasSyllabus) return null;
  return (
    <p>
      <a href={syllabusPath(stegaClean(slug))} type="application/pdf" data-loads>
        Read the syllabus (PDF)
      </a>
    </p>
  );
}
