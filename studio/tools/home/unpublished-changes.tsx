import { Card, Flex, Stack, Text } from "@sanity/ui";
import { Preview, RelativeTime, useSchema } from "sanity";
import { useIntentLink } from "sanity/router";
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
  const schemaType = useSchema().get(type);
  const { href, onClick } = useIntentLink({ intent: "edit", params: { id, type } });
  return (
    <Card as="a" href={href} onClick={onClick} padding={2} radius={2}>
      <Flex align="center" gap={3}>
        <Stack flex={1} style={{ minWidth: 0 }}>
          {schemaType ? (
            <Preview layout="default" schemaType={schemaType} value={{ _id: id, _type: type }} />
          ) : (
            <Text size={1}>{type}</Text>
          )}
        </Stack>
        <Text muted size={1}>
          <RelativeTime minimal time={updatedAt} />
        </Text>
      </Flex>
    </Card>
  );
}
