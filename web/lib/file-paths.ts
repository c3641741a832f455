/** Where the sample chapter of a book can be read; the book has one only if its content says so. */
export const samplePath = (handle: string) => `/files/${handle}-sample.pdf`;

/** Where the syllabus of a course can be read; the course has one only if its content says so. */
export const syllabusPath = (slug: string) => `/files/${slug}-syllabus.pdf`;

interface NamedFile {
  kind: "sample" | "syllabus";
  /** The handle of the book, or the slug of the course. */
  of: string;
}

/** What is asked for at `/files/<name>`, or null when nothing of ours has such a name. */
export function parseFileName(name: string): NamedFile | null {
  const [, of, kind] = /^([a-z0-9]+(?:-[a-z0-9]+)*)-(sample|syllabus)\.pdf$/.exec(name) ?? [];
  return of && (kind === "sample" || kind === "syllabus") ? { kind, of } : null;
}
