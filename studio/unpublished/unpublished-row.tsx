import { Box, Checkbox, Flex, Stack, Text } from "@sanity/ui";
import { useEffect, useEffectEvent, useId } from "react";
import { Preview, PreviewCard, RelativeTime, useSchema } from "sanity";
import { usePaneRouter } from "sanity/structure";
import { useProblems } from "./use-problems.ts";
import type { UnpublishedDraft } from "./use-unpublished.ts";

/** Past the preview's image. */
const belowTitle = { paddingLeft: 37 };

interface UnpublishedRowProps {
  draft: UnpublishedDraft;
  mayWrite: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** Called when it turns out whether the draft can be published from here. */
  onReady: (isReady: boolean) => void;
}

/** A draft with a link that opens it, and a checkbox unless it has to be published from its form. */
export function UnpublishedRow({ draft, mayWrite, isChosen, onChoose, onReady }: UnpublishedRowProps) {
  const { id, type, updatedAt } = draft;
  const schemaType = useSchema().get(type);
  const { ChildLink, routerPanesState, groupIndex } = usePaneRouter();
  const problems = useProblems(draft);
  const rowId = useId();
  const hold = describeHold(draft, problems);
  const isReady = problems === 0 && hold === null;
  const reportReady = useEffectEvent(onReady);
  useEffect(() => {
    reportReady(isReady);
    return () => reportReady(false);
  }, [isReady]);
  return (
    <Flex align="center" as="li" gap={2}>
      {mayWrite && (
        <Box padding={1}>
          <Checkbox
            aria-labelledby={rowId}
            checked={isChosen && isReady}
            disabled={!isReady}
            onChange={(event) => onChoose(event.currentTarget.checked)}
          />
        </Box>
      )}
      <Box flex={1} style={{ minWidth: 0 }}>
        <PreviewCard
          as={ChildLink}
          childId={id}
          childParameters={{ type }}
          data-as="a"
          id={rowId}
          padding={2}
          radius={2}
          selected={routerPanesState[groupIndex + 1]?.[0]?.id === id}
          tone="inherit"
        >
          <Stack gap={2}>
            {schemaType && (
              <Preview layout="compact" schemaType={schemaType} value={{ _id: id, _type: type }} />
            )}
            <Text muted size={0} style={belowTitle}>
              {schemaType?.title} · <RelativeTime minimal time={updatedAt} useTemporalPhrase />
              {hold && ` · ${hold}`}
            </Text>
          </Stack>
        </PreviewCard>
      </Box>
    </Flex>
  );
}

/** Why a draft can't be published from the list; null if it can, or if that isn't known yet. */
function describeHold({ moves }: UnpublishedDraft, problems: number | null): string | null {
  if (moves) return "Gets another address. Publish it from its form.";
  if (!problems) return null;
  return problems === 1 ? "One problem to fix first." : `${problems} problems to fix first.`;
}
