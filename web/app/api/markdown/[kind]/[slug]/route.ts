import { toAbsoluteUrl } from "#features/markdown/absolute-url.server.ts";
import { readTwin } from "../../read-twin.server.ts";

interface Context {
  params: Promise<{ kind: string; slug: string }>;
}

/** The Markdown twin of a page, which is read at the page's address with `.md` behind it. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { kind, slug } = await params;
  const text = await readTwin(kind, slug);
  if (text === null) return new Response("There is no such page.\n", { status: 404 });
  return new Response(`${text}\n`, {
    headers: {
      "content-type": "text/markdown; charset=utf-8",
      link: `<${toAbsoluteUrl(`/${kind}/${slug}`)}>; rel="canonical"`,
    },
  });
}
