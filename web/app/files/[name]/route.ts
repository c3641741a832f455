import { readSample } from "#content/books.server.ts";
import { readSyllabus } from "#content/courses.server.ts";
import { readView } from "#content/view.server.ts";
import { parseFileName } from "@shop/schemas/vocabulary/file-paths.ts";
import { toFileSource } from "#content/file-url.server.ts";
import { servePdf } from "./serve-pdf.ts";

interface Context {
  params: Promise<{ name: string }>;
}

/** A sample chapter or a syllabus, under a name that doesn't change when an editor uploads a new file. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  const requested = parseFileName(name);
  if (!requested) return notFound();
  const view = await readView();
  const file = await (requested.kind === "sample"
    ? readSample(requested.of, view)
    : readSyllabus(requested.of, view));
  const source = toFileSource(file);
  return source ? servePdf({ request, name, source, isPublic: view.preview === null }) : notFound();
}

const notFound = () => new Response("This file doesn't exist.\n", { status: 404 });
