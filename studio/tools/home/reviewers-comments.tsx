import { Box } from "@sanity/ui";
import { useTools, useWorkspace } from "sanity";
import { useLink } from "sanity/router";
import { type OpenComment, useOpenComments } from "../../preview-comments/use-open-comments.ts";
import { HomeLink, HomeWords } from "./home-link.tsx";
import { HomeList } from "./home-list.tsx";

const maxShown = 8;

/** What reviewers wrote first, with links to the pages. */
export function ReviewersComments() {
  const { data, failed } = useOpenComments();
  return (
    <HomeList
      title="Comments from reviewers"
      items={data && data.slice(0, maxShown)}
      failed={failed}
      empty="No open comments."
      toKey={({ _id }) => _id}
    >
      {(comment) => <CommentLink comment={comment} />}
    </HomeList>
  );
}

/** Opens the page in the preview, where its document is next to it. Not everybody's role has the preview. */
function CommentLink({ comment }: { comment: OpenComment }) {
  const { basePath } = useWorkspace();
  const hasPreview = useTools().some(({ name }) => name === "presentation");
  const href = `${basePath}/presentation?preview=${encodeURIComponent(comment.path)}`;
  const { onClick } = useLink({ href });
  const words = { title: `${comment.name}: ${comment.text}`, detail: comment.path };
  if (hasPreview) return <HomeLink {...words} link={{ href, onClick }} />;
  return (
    <Box padding={2}>
      <HomeWords {...words} />
    </Box>
  );
}
