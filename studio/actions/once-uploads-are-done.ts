import { useIsUploading } from "../documents/use-is-uploading.ts";
import { publishActions, wrapActions } from "./wrap-actions.ts";

/** Publishes and schedules no document that waits for a file: it would go out without its picture. */
export const onceUploadsAreDone = wrapActions(publishActions, function useOnceUploadsAreDone(action, props) {
  const description = action(props);
  const isUploading = useIsUploading(props.version ?? props.draft);
  if (!description || !isUploading) return description;
  return { ...description, disabled: true, title: "A file is still uploading." };
});
