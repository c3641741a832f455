import { useEffect, useEffectEvent, useRef, useState } from "react";
import { getPublishedId, isVersionId, type ObjectInputProps } from "sanity";
import {
  openDraftChannel,
  type OpenDraftMessage,
  openDraftSchema,
} from "@shop/schemas/vocabulary/open-draft.ts";
import { addUnsavedText } from "./add-unsaved-text.ts";
import { unsavedText } from "./unsaved-text.ts";
import { useSaveOnLeave } from "./use-save-on-leave.ts";

/**
 * A document's form. Tells previews in this browser of each keystroke, because the Studio saves only once a second. A Studio on
 * another origin than the site isn't heard, and its previews wait for the lake.
 */
export function DocumentInput(props: ObjectInputProps) {
  const { value, readOnly = false } = props;
  const id = value?._id ?? "";
  useSaveOnLeave({ id: readOnly ? "" : id, type: props.schemaType.name });
  // A read-only form may show an old revision, and drafts' previews don't show releases.
  const isSent = id !== "" && !readOnly && !isVersionId(id);
  const channel = useRef<BroadcastChannel>(null);
  /** The document as the form opened, which a page that opens later may still show. */
  const [first, setFirst] = useState(value);
  // A draft begins and ends under the same published ID.
  if (getPublishedId(first?._id ?? "") !== getPublishedId(id)) setFirst(value);

  const sendText = useEffectEvent(() => {
    // Text that isn't unsaved anymore comes with the next value, and this one doesn't have it.
    if (isSent && unsavedText.of(id).length > 0) send(channel.current, id, [withText(value)]);
  });
  const respond = useEffectEvent(() => {
    if (isSent) send(channel.current, id, [first, withText(value)]);
  });

  useEffect(() => {
    if (!isSent) return;
    return () => send(channel.current, id, []);
  }, [isSent, id]);
  useEffect(() => {
    if (isSent) send(channel.current, id, [withText(value)]);
  }, [isSent, id, value]);
  useEffect(() => unsavedText.subscribe(() => sendText()), []);
  // Last, because cleanups run in this order, and those above still use the channel.
  useEffect(() => {
    const opened = new BroadcastChannel(openDraftChannel);
    opened.addEventListener("message", ({ data }) => {
      if (openDraftSchema.parse(data).type === "request") respond();
    });
    channel.current = opened;
    respond();
    return () => {
      channel.current = null;
      opened.close();
    };
  }, []);
  return props.renderDefault(props);
}

type State = Record<string, unknown> | undefined;

const withText = (value: State): State =>
  value && addUnsavedText(value, unsavedText.of(String(value["_id"])));

function send(channel: BroadcastChannel | null, id: string, states: readonly State[]) {
  const documents = states.flatMap((state) => (state ? [{ ...state, _id: String(state["_id"]) }] : []));
  const message: OpenDraftMessage = { type: "states", id, documents };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel is same-origin.
  channel?.postMessage(message);
}
