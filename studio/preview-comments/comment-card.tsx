import { apiVersion } from "@shop/schemas/vocabulary/api-version.ts";
import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { RelativeTime, useClient, useCurrentUser } from "sanity";
import { useMayWrite } from "../documents/use-may-write.ts";
import type { OpenComment } from "./use-open-comments.ts";

interface CommentCardProps {
  comment: OpenComment;
  /** Goes to the words it's about. */
  onShow?: (() => void) | undefined;
}

/** A reviewer's comment, with a button to resolve it. */
export function CommentCard({ comment: { _id, name, text, quote, createdAt }, onShow }: CommentCardProps) {
  const client = useClient({ apiVersion });
  const user = useCurrentUser();
  const [hasFailed, setHasFailed] = useState(false);
  const mayResolve = useMayWrite("previewComment");

  const resolve = async () => {
    const resolved = {
      resolvedAt: new Date().toISOString(),
      resolvedBy: user?.name ?? user?.email ?? "",
    };
    try {
      await client.patch(_id).set(resolved).commit();
    } catch (error) {
      console.error(error);
      setHasFailed(true);
    }
  };

  return (
    <Card as="article" aria-label={`Comment from ${name}`} border padding={3} radius={2} tone="caution">
      <Stack gap={3}>
        <Text size={1}>
          <strong>{name}</strong> · <RelativeTime time={createdAt} useTemporalPhrase />
        </Text>
        {quote && (
          <Text muted size={1}>
            About “{quote}”
          </Text>
        )}
        <Text size={1} style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
          {text}
        </Text>
        <Flex gap={2}>
          {onShow && <Button fontSize={1} mode="ghost" onClick={onShow} padding={2} text="Show the field" />}
          {mayResolve && (
            <Button
              aria-label={`Resolve the comment from ${name}`}
              fontSize={1}
              mode="ghost"
              onClick={() => void resolve()}
              padding={2}
              text="Resolve"
            />
          )}
        </Flex>
        {hasFailed && (
          <Text role="alert" size={1}>
            We couldn't resolve the comment. Check your connection and try again.
          </Text>
        )}
      </Stack>
    </Card>
  );
}
