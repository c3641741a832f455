import { useState } from "react";
import { useValidationStatus } from "sanity";
import type { UnpublishedDraft } from "./use-unpublished.ts";

/**
 * How many problems a draft has to fix before it can be published; null until its current revision has been validated. The count
 * stays while the same revision is validated again, which a change to a referenced document starts.
 */
export function useProblems({ draftId, type, revision }: UnpublishedDraft): number | null {
  const { validation, isValidating, revision: validated } = useValidationStatus(draftId, type, true);
  // Before Sanity has read a draft, it calls the missing document valid, and then gives that result the draft's revision. An open form
  // has the draft's own result already.
  const [hasStarted, setHasStarted] = useState(validated !== undefined);
  const [known, setKnown] = useState<{ revision: string; count: number } | null>(null);
  const count = validation.filter(({ level }) => level === "error").length;
  if (!hasStarted && isValidating && validated) setHasStarted(true);
  if (hasStarted && !isValidating && validated && (known?.revision !== validated || known.count !== count))
    setKnown({ revision: validated, count });
  return known?.revision === revision ? known.count : null;
}
