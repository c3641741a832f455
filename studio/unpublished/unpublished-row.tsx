import { Box, Checkbox, Flex, Stack, Text } from "@sanity/ui";
import { useEffect, useEffectEvent, useId } from "react";
import { Preview, PreviewCard, RelativeTime, useSchema, useValidationStatus } from "sanity";
import { usePaneRouter } from "sanity/structure";
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
  const { id, type, updatedAt, moves } = draft;
  const schemaType = useSchema().get(type);
  const { ChildLink, routerPanesState, groupIndex } = usePaneRouter();
  const { validation, isValidating } = useValidationStatus(draft.draftId, type, true);
  const problems = validation.filter(({ level }) => level === "error").length;
  const rowId = useId();
  const isReady = !isValidating && problems === 0 && !moves;
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
              {moves && " · Gets another address. Publish it from its form."}
              {!moves &&
                problems > 0 &&
                ` · ${problems === 1 ? "One problem" : `${problems} problems`} to fix first.`}
            </Text>
          </Stack>
        </PreviewCard>
      </Box>
    </Flex>
  );
}
