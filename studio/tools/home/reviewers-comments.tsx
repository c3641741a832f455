import { Box, Card, Stack, Text } from "@sanity/ui";
import { useTools, useWorkspace } from "sanity";
import { useLink } from "sanity/router";
import { type OpenComment, useOpenComments } from "../../preview-comments/use-open-comments.ts";
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
  const words = <CommentWords comment={comment} />;
  if (!hasPreview) return <Box padding={2}>{words}</Box>;
  return (
    <Card as="a" href={href} onClick={onClick} padding={2} radius={2}>
      {words}
    </Card>
  );
}

const CommentWords = ({ comment: { name, text, path } }: { comment: OpenComment }) => (
  <Stack gap={2}>
    <Text size={1} textOverflow="ellipsis" weight="medium">
      {name}: {text}
    </Text>
    <Text muted size={1} textOverflow="ellipsis">
      {path}
    </Text>
  </Stack>
);
