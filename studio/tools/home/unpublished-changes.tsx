import { Card, Flex, Stack, Text } from "@sanity/ui";
import { RelativeTime } from "sanity";
import { useIntentLink } from "sanity/router";
import { DocumentPreview } from "../../documents/document-preview.tsx";
import { HomeList } from "./home-list.tsx";
import { type Draft, useDrafts } from "./use-drafts.ts";

/** The drafts that were edited last, with links to go on. */
export function UnpublishedChanges() {
  const { drafts, failed } = useDrafts();
  return (
    <HomeList
      title="Unpublished changes"
      items={drafts}
      failed={failed}
      empty="Everything is published."
      toKey={({ id }) => id}
    >
      {(draft) => <DraftLink draft={draft} />}
    </HomeList>
  );
}

function DraftLink({ draft: { id, type, updatedAt } }: { draft: Draft }) {
  const { href, onClick } = useIntentLink({ intent: "edit", params: { id, type } });
  return (
    // The preview has its own padding.
    <Card as="a" href={href} onClick={onClick} paddingRight={2} radius={2}>
      <Flex align="center" gap={3}>
        <Stack flex={1} style={{ minWidth: 0 }}>
          <DocumentPreview id={id} layout="default" type={type} />
        </Stack>
        <Text muted size={1}>
          <RelativeTime minimal time={updatedAt} />
        </Text>
      </Flex>
    </Card>
  );
}
