import { PublishIcon } from "@sanity/icons";
import { Button, Card, Checkbox, Flex, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { ListState } from "../documents/list-state.tsx";
import { type NamedRelease, useNamedReleases } from "../documents/use-named-releases.ts";
import { useMayWrite } from "../documents/use-may-write.ts";
import { countOf } from "./count-of.ts";
import { UnpublishedRow } from "./unpublished-row.tsx";
import { usePublish } from "./use-publish.ts";
import { maxUnpublished, useUnpublished } from "./use-unpublished.ts";

const withId = (ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> =>
  isIn ? new Set([...ids, id]) : new Set([...ids].filter((one) => one !== id));

/** A pane with every draft. Those without problems can be published together. */
export function UnpublishedPane() {
  const { data: drafts, failed } = useUnpublished();
  const releases = useNamedReleases();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [ready, setReady] = useState<ReadonlySet<string>>(new Set());
  const { publish, isPublishing } = usePublish();
  const mayWrite = useMayWrite("page");
  const publishable = (drafts ?? []).filter(({ id }) => ready.has(id));
  const toPublish = publishable.filter(({ id }) => chosen.has(id));
  const areAllChosen = publishable.length > 0 && toPublish.length === publishable.length;

  return (
    <Flex data-testid="unpublished" direction="column" height="fill">
      <Card flex={1} overflow="auto" padding={3}>
        <Stack gap={4}>
          <ListState empty="Everything is published." failed={failed} items={drafts} />
          {drafts && drafts.length >= maxUnpublished && (
            <Text muted size={1}>
              These are the {maxUnpublished} that were edited last.
            </Text>
          )}
          {drafts && drafts.length > 0 && (
            <Stack as="ul" gap={2}>
              {drafts.map((draft) => (
                <UnpublishedRow
                  draft={draft}
                  goesOutAt={goesOutAt(releases, draft.id)}
                  isChosen={chosen.has(draft.id)}
                  key={draft.id}
                  mayWrite={mayWrite}
                  onChoose={(isIn) => setChosen((ids) => withId(ids, draft.id, isIn))}
                  onReady={(isIn) => setReady((ids) => withId(ids, draft.id, isIn))}
                />
              ))}
            </Stack>
          )}
        </Stack>
      </Card>
      {mayWrite && publishable.length > 0 && (
        <Card borderTop padding={3}>
          <Flex align="center" gap={3} justify="space-between">
            <Flex align="center" as="label" gap={2}>
              <Checkbox
                checked={areAllChosen}
                indeterminate={toPublish.length > 0 && !areAllChosen}
                onChange={() => setChosen(new Set(areAllChosen ? [] : publishable.map(({ id }) => id)))}
              />
              <Text size={1}>All {publishable.length}</Text>
            </Flex>
            <Button
              disabled={toPublish.length === 0 || isPublishing}
              icon={PublishIcon}
              loading={isPublishing}
              onClick={() => void publish(toPublish)}
              text={toPublish.length === 0 ? "Publish" : `Publish ${countOf(toPublish.length)}`}
            />
          </Flex>
        </Card>
      )}
    </Flex>
  );
}

/** When a draft is scheduled to be published, ISO 8601; null if it isn't. */
function goesOutAt(releases: readonly NamedRelease[], id: string): string | null {
  const { release } = releases.find(({ document }) => document?.id === id) ?? {};
  return (release?.state === "scheduled" && release.publishAt) || null;
}
