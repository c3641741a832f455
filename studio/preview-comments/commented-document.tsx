import { documentPath } from "@shop/schemas/paths.ts";
import { Stack } from "@sanity/ui";
import { createContext, useContext, useState } from "react";
import {
  type FieldProps,
  type InputProps,
  isObjectInputProps,
  type ObjectInputProps,
  type Path,
  pathToString,
  useFormCallbacks,
} from "sanity";
import { toAddressable } from "../documents/to-addressable.ts";
import { CommentCard } from "./comment-card.tsx";
import { findQuote, toVisiblePath } from "./find-quote.ts";
import { type OpenComment, useOpenComments } from "./use-open-comments.ts";

interface PlacedComment {
  comment: OpenComment;
  /** The field with the words it's about. Null if it's about the whole page, or if they aren't in the document. */
  path: Path | null;
}

const CommentsContext = createContext<readonly PlacedComment[]>([]);

/** Whether documents of a type have pages, with or without an address so far. */
const hasPages = (type: string) =>
  documentPath({ _type: type, slug: "any", path: "/any", level: "any", handle: "any" }) !== null;

/** Shows what reviewers wrote about a document's page above its form. */
export const CommentedDocument = (props: InputProps) =>
  // It depends on the type only, because another component in its place would start the form anew while its address is typed.
  props.path.length === 0 && isObjectInputProps(props) && hasPages(props.schemaType.name) ? (
    <WithComments {...props} />
  ) : (
    props.renderDefault(props)
  );

function WithComments(props: ObjectInputProps) {
  const pagePath = documentPath(toAddressable(props.schemaType.name, props.value));
  // An editor who changes the words still sees what was said about them.
  const [valueAtFirst] = useState(props.value);
  const { data } = useOpenComments();
  const { onPathFocus, onPathOpen } = useFormCallbacks();
  const comments = (data ?? [])
    .filter(({ path }) => path === pagePath)
    .map((comment) => {
      const quote = comment.quote ?? "";
      return { comment, path: findQuote(props.value, quote) ?? findQuote(valueAtFirst, quote) };
    });
  const show = (path: Path) => {
    onPathOpen(path);
    onPathFocus(path);
  };
  return (
    <CommentsContext value={comments}>
      <Stack gap={4}>
        {comments.length > 0 && (
          <Stack aria-label="Comments from reviewers" as="section" gap={2}>
            {comments.map(({ comment, path }) => (
              <CommentCard key={comment._id} comment={comment} onShow={path ? () => show(path) : undefined} />
            ))}
          </Stack>
        )}
        {props.renderDefault(props)}
      </Stack>
    </CommentsContext>
  );
}

/** Marks a field that a comment is about. */
export function CommentedField(props: FieldProps) {
  const here = pathToString(props.path);
  const comments = useContext(CommentsContext).filter(
    ({ path }) => path && (pathToString(path) === here || pathToString(toVisiblePath(path)) === here),
  );
  // The input stays in its place when a comment comes or goes, because it may be in use.
  return props.renderDefault({
    ...props,
    children: (
      <>
        {props.children}
        {comments.length > 0 && (
          <Stack gap={3} paddingTop={3}>
            {comments.map(({ comment }) => (
              <CommentCard key={comment._id} comment={comment} />
            ))}
          </Stack>
        )}
      </>
    ),
  });
}
