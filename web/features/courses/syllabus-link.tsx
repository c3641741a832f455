import { stegaClean } from "@sanity/client/stega";
import type { CoursePage } from "#content/content-types.ts";
import { syllabusPath } from "#lib/file-paths.ts";

export interface SyllabusLinkProps {
  course: Pick<CoursePage, "slug" | "hasSyllabus">;
}

/** The plan of the lessons as a file to keep. A plain link: a file is not fetched ahead as a page is. */
export function SyllabusLink({ course: { slug, hasSyllabus } }: SyllabusLinkProps) {
  if (!slug || !hasSyllabus) return null;
  return (
    <p>
      <a href={syllabusPath(stegaClean(slug))} type="application/pdf">
        Read the syllabus (PDF)
      </a>
    </p>
  );
}
