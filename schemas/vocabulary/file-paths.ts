/** The path of a book's sample chapter. Whether there is one depends on the content. */
export const samplePath = (handle: string) => `/files/${handle}-sample.pdf`;

/** The path of a course's syllabus. Whether there is one depends on the content. */
export const syllabusPath = (slug: string) => `/files/${slug}-syllabus.pdf`;

interface NamedFile {
  kind: "sample" | "syllabus";
  /** The book's handle or the course's slug. */
  of: string;
}

/** Parses the name in `/files/<name>`; null for an unknown format. */
export function parseFileName(name: string): NamedFile | null {
  const [, of, kind] = /^([a-z0-9]+(?:-[a-z0-9]+)*)-(sample|syllabus)\.pdf$/.exec(name) ?? [];
  return of && (kind === "sample" || kind === "syllabus") ? { kind, of } : null;
}
