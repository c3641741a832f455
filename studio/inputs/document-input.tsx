import { useEffect, useRef } from "react";
import { isVersionId, type ObjectInputProps } from "sanity";
import { type OpenDraft, openDraftChannel } from "@shop/schemas/vocabulary/open-draft.ts";

/**
 * A document's form. Tells previews in this browser of each keystroke, because the Studio saves only once a second. A Studio on
 * another origin than the site isn't heard, and its previews wait for the lake.
 */
export function DocumentInput(props: ObjectInputProps) {
  const { value, readOnly = false } = props;
  const id = value?._id ?? "";
  // A read-only form may show an old revision, and drafts' previews don't show releases.
  const isSent = id !== "" && !readOnly && !isVersionId(id);
  const channel = useRef<BroadcastChannel>(null);
  useEffect(() => {
    if (!isSent) return;
    const opened = new BroadcastChannel(openDraftChannel);
    channel.current = opened;
    return () => {
      send(opened, { id, document: null });
      opened.close();
    };
  }, [isSent, id]);
  useEffect(() => {
    if (isSent && value && channel.current) send(channel.current, { id, document: value });
  }, [isSent, id, value]);
  return props.renderDefault(props);
}

function send(channel: BroadcastChannel, draft: OpenDraft) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel is same-origin.
  channel.postMessage(draft);
}
