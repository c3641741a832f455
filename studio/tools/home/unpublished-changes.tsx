import { Card, Flex, Spinner, Stack, Text } from "@sanity/ui";
import { Preview, RelativeTime, useSchema } from "sanity";
import { useIntentLink } from "sanity/router";
import { HomeCard } from "./home-card.tsx";
import { type Draft, useDrafts } from "./use-drafts.ts";

/** The drafts that were edited last, with links to go on. */
export function UnpublishedChanges() {
  const { drafts, failed } = useDrafts();
  return (
    <HomeCard title="Unpublished changes">
      {failed && <Text size={1}>The list can't be updated right now. Reload the page to try again.</Text>}
      {!drafts && !failed && <Spinner muted />}
      {drafts?.length === 0 && (
        <Text muted size={1}>
          Everything is published.
        </Text>
      )}
      {drafts && drafts.length > 0 && (
        <Stack as="ul" gap={2}>
          {drafts.map((draft) => (
            <li key={draft.id}>
              <DraftLink draft={draft} />
            </li>
          ))}
        </Stack>
      )}
    </HomeCard>
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
