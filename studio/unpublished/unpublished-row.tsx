import { Box, Checkbox, Flex, Text } from "@sanity/ui";
import { useEffect, useEffectEvent, useId } from "react";
import { RelativeTime, useEditState, useSchema } from "sanity";
import { ChildDocumentLink } from "../documents/child-document-link.tsx";
import { formatTime } from "../documents/format-time.ts";
import { useIsUploading } from "../documents/use-is-uploading.ts";
import { useUnsavedDate } from "../inputs/unsaved-dates.ts";
import { useProblems } from "./use-problems.ts";
import type { UnpublishedDraft } from "./use-unpublished.ts";

/** Past the preview's image. */
const belowTitle = { paddingLeft: 37 };

interface UnpublishedRowProps {
  draft: UnpublishedDraft;
  /** When it's scheduled to be published, ISO 8601. */
  goesOutAt: string | null;
  mayWrite: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** Called when it turns out whether the draft can be published from here. */
  onReady: (isReady: boolean) => void;
}

/** A draft with a link that opens it, and a checkbox unless it has to be published from its form. */
export function UnpublishedRow(props: UnpublishedRowProps) {
  const { draft, goesOutAt, mayWrite, isChosen, onChoose, onReady } = props;
  const { id, type, updatedAt } = draft;
  const schemaType = useSchema().get(type);
  const problems = useProblems(draft);
  const isUploading = useIsUploading(useEditState(id, type).draft);
  const unsavedDate = useUnsavedDate(id);
  const rowId = useId();
  const hold = describeHold({ draft, problems, isUploading, unsavedDate, goesOutAt });
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
      <ChildDocumentLink documentId={id} id={rowId} parameters={{ type }} type={type}>
        <Box paddingTop={2} style={belowTitle}>
          <Text muted size={0}>
            {schemaType?.title} · <RelativeTime minimal time={updatedAt} useTemporalPhrase />
            {hold && ` · ${hold}`}
          </Text>
        </Box>
      </ChildDocumentLink>
    </Flex>
  );
}

interface RowState extends Pick<UnpublishedRowProps, "draft" | "goesOutAt"> {
  problems: number | null;
  isUploading: boolean;
  unsavedDate: string | null;
}

/** Why a draft can't be published from the list; null if it can, or if that isn't known yet. */
function describeHold({ draft, problems, isUploading, unsavedDate, goesOutAt }: RowState) {
  if (goesOutAt) return `Goes out ${formatTime(goesOutAt)}.`;
  if (draft.moves) return "Gets another address. Publish it from its form.";
  if (isUploading) return "A file is still uploading.";
  if (unsavedDate) return unsavedDate;
  if (!problems) return null;
  return problems === 1 ? "One problem to fix first." : `${problems} problems to fix first.`;
}
