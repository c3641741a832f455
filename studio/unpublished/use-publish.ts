import { apiVersion } from "@shop/schemas/vocabulary/api-version.ts";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { useClient } from "sanity";
import { countOf } from "./count-of.ts";
import type { UnpublishedDraft } from "./use-unpublished.ts";

/** Publishes drafts as the editor sees them now: all of them, or none if one can't be or has changed in the meantime. */
export function usePublish() {
  const client = useClient({ apiVersion });
  const toast = useToast();
  const [isPublishing, setIsPublishing] = useState(false);
  const publish = async (drafts: readonly UnpublishedDraft[]) => {
    setIsPublishing(true);
    try {
      await client.action(
        drafts.map(({ id, draftId, revision }) => ({
          actionType: "sanity.action.document.publish" as const,
          draftId,
          publishedId: id,
          ifDraftRevisionId: revision,
        })),
        { tag: "unpublished" },
      );
      toast.push({ status: "success", title: `${countOf(drafts.length)} published.` });
    } catch {
      toast.push({
        status: "error",
        title: "Nothing was published.",
        description: "You may be offline, or somebody has just changed one of these. Try again.",
      });
    }
    setIsPublishing(false);
  };
  return { publish, isPublishing };
}
