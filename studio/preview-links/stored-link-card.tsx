import { apiVersion } from "@shop/schemas/vocabulary/api-version.ts";
import { type LinkState, toLinkState } from "@shop/schemas/vocabulary/preview-link-state.ts";
import { Badge, Card, Flex, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { useClient } from "sanity";
import { formatTime } from "../documents/format-time.ts";
import { useMayWrite } from "../documents/use-may-write.ts";
import type { NamedRelease } from "../documents/use-named-releases.ts";
import { RevokeButton } from "./revoke-button.tsx";
import { describeContent, isRevocable, type StoredLink } from "./stored-link.ts";

const badges = {
  open: { tone: "positive", text: "Open" },
  expired: { tone: "default", text: "Expired" },
  revoked: { tone: "critical", text: "Revoked" },
  used: { tone: "default", text: "Used" },
} as const satisfies Record<LinkState, { tone: string; text: string }>;

interface StoredLinkCardProps {
  link: StoredLink;
  releases: readonly NamedRelease[];
  now: Date;
}

/** A link: what it opens, who made it, how often it was used and when it ends. */
export function StoredLinkCard({ link, releases, now }: StoredLinkCardProps) {
  const client = useClient({ apiVersion });
  const [hasFailed, setHasFailed] = useState(false);
  const mayRevoke = useMayWrite("previewLink");
  const state = toLinkState(link, now);
  const content = describeContent(link.what, releases);
  const title = link.note || `${content} at ${link.path ?? "/"}`;

  const revoke = async () => {
    try {
      await client.patch(link._id).set({ revokedAt: new Date().toISOString() }).commit();
      setHasFailed(false);
    } catch (error) {
      console.error(error);
      setHasFailed(true);
    }
  };

  return (
    <Card as="li" border padding={4} radius={2}>
      <Flex align="flex-start" gap={4}>
        <Stack flex={1} gap={3}>
          <Flex align="center" gap={3} wrap="wrap">
            <Text weight="medium">{title}</Text>
            <Badge tone={badges[state].tone}>{badges[state].text}</Badge>
          </Flex>
          <Text size={1} muted>
            {content} at {link.path ?? "/"} · created by {link.createdBy || "someone"}{" "}
            {toTime(link.createdAt)}
          </Text>
          <Text size={1} muted>
            {toUses(link)} · {toEnd(link, state)}
          </Text>
          {hasFailed && (
            <Text size={1} role="alert">
              We couldn't revoke the link. Check your connection and try again.
            </Text>
          )}
        </Stack>
        {mayRevoke && isRevocable(state) && <RevokeButton title={title} onRevoke={() => void revoke()} />}
      </Flex>
    </Card>
  );
}

function toUses({ uses, lastUsedAt, isSingleUse }: StoredLink): string {
  const count = uses ?? 0;
  if (count === 0) return isSingleUse ? "Not opened yet, works once" : "Not opened yet";
  return `Opened ${count === 1 ? "once" : `${count} times`}, last ${toTime(lastUsedAt)}`;
}

function toEnd({ expiresAt, revokedAt }: StoredLink, state: LinkState): string {
  if (state === "revoked") return `revoked ${toTime(revokedAt)}`;
  return state === "expired" ? `expired ${toTime(expiresAt)}` : `works until ${toTime(expiresAt)}`;
}

const toTime = (time: string | null | undefined) => (time ? formatTime(time) : "");
