import { toSafeAbsoluteUrl } from "#ui/safe-absolute-url.server.ts";
import { answerMovedTwin } from "../../../../(site)/answer-moved-twin.server.ts";
import { readTwin } from "../../read-twin.server.ts";

interface Context {
  params: Promise<{ kind: string; slug: string }>;
}

/** A page as Markdown, at the page's path plus `.md`. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { kind, slug } = await params;
  const text = await readTwin(kind, slug);
  if (text === null) return answerMovedTwin(`/${kind}/${slug}`, ".md");
  return new Response(`${text}\n`, {
    headers: {
      "content-type": "text/markdown; charset=utf-8",
      link: `<${toSafeAbsoluteUrl(`/${kind}/${slug}`)}>; rel="canonical"`,
    },
  });
}
