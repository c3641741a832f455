import { useState } from "react";
import { useValidationStatus } from "sanity";
import type { UnpublishedDraft } from "./use-unpublished.ts";

/**
 * How many problems a draft has to fix before it can be published; null until its current revision has been validated. The count
 * stays while the same revision is validated again, which a change to a referenced document starts.
 */
export function useProblems({ draftId, type, revision }: UnpublishedDraft): number | null {
  const { validation, isValidating, revision: validated } = useValidationStatus(draftId, type, true);
  const [known, setKnown] = useState<{ revision: string; count: number } | null>(null);
  const count = validation.filter(({ level }) => level === "error").length;
  if (!isValidating && validated && (known?.revision !== validated || known.count !== count))
    setKnown({ revision: validated, count });
  return known?.revision === revision ? known.count : null;
}
