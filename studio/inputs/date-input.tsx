import { Box, Text } from "@sanity/ui";
import { startTransition, type SyntheticEvent, useEffect, useId, useState } from "react";
import {
  type FormPatch,
  getPublishedId,
  isDateTimeSchemaType,
  type PatchEvent,
  type StringInputProps,
  useGetFormValue,
  useParseErrorForPath,
  useReportParseError,
} from "sanity";
import { SharedFieldInput } from "./shared-field-input.tsx";
import { toStudioDate } from "./to-studio-date.ts";
import { unsavedDates } from "./unsaved-dates.ts";

/**
 * Sanity's input for a date, which also takes dates as they're written in the US, and says when the words that it shows aren't saved.
 * Sanity's own keeps that to the form, and the document goes out without them.
 */
export function DateInput(props: StringInputProps) {
  const { path, schemaType, value } = props;
  const hasTime = isDateTimeSchemaType(schemaType);
  const id = useId();
  const getFormValue = useGetFormValue();
  const isUnread = useParseErrorForPath(path) !== undefined;
  const timeOfDay = isShownAsDay(schemaType) ? "12:00" : null;
  const [lacksTime, setLacksTime] = useState(false);
  const example = hasTime ? "2026-12-31 09:00" : "2026-12-31";
  const advice = lacksTime ? "Add a time, such as 12/1/2026 9:00 AM." : `Write it like ${example}.`;
  const reason = isUnread ? `“${schemaType.title}” isn't saved. ${advice}` : null;
  // In place of Sanity's sentence, which is about formats.
  useReportParseError(path, reason);
  useEffect(() => {
    if (reason === null) return;
    unsavedDates.set(id, { documentId: getPublishedId(String(getFormValue(["_id"]))), reason });
    return () => unsavedDates.delete(id);
  }, [id, getFormValue, reason]);

  // Sanity's input shows words that it couldn't read until its value changes. It has none for a moment, so that the date that's saved
  // already can be written again.
  const [isReset, setReset] = useState(false);
  const onChange = (patch: FormPatch | FormPatch[] | PatchEvent) => {
    if (isUnread) {
      setReset(true);
      startTransition(() => setReset(false));
    }
    props.onChange(patch);
  };

  // Sanity's input reads its text when it's left or on Enter. These come first.
  const rewrite = ({ currentTarget, target }: SyntheticEvent) => {
    // The calendar has inputs of its own, elsewhere on the page.
    if (!(target instanceof HTMLInputElement) || !currentTarget.contains(target)) return;
    const date = toStudioDate(target.value, { hasTime, timeOfDay });
    setLacksTime(date === null && toStudioDate(target.value, { hasTime: false }) !== null);
    target.value = date ?? target.value;
  };
  return (
    <div
      data-date-input
      onBlurCapture={rewrite}
      onKeyDownCapture={(event) => {
        if (event.key === "Enter") rewrite(event);
      }}
    >
      <SharedFieldInput {...props} onChange={onChange} value={isReset ? undefined : value} />
      {reason !== null && (
        <Box marginTop={2} role="alert">
          <Text size={1}>{reason}</Text>
        </Box>
      )}
    </div>
  );
}

/** The site shows a moment in the shop's time zone as its day; only the order of a list depends on the time. */
const isShownAsDay = ({ options }: StringInputProps["schemaType"]) =>
  options !== undefined && "displayTimeZone" in options;

/** Has a date that's still being typed saved, if it can be read. False if no form shows dates. */
export function leaveDateInputs(): boolean {
  const inputs = [...document.querySelectorAll<HTMLInputElement>("[data-date-input] input")];
  const input = inputs.find((one) => one === document.activeElement);
  input?.blur();
  input?.focus();
  return inputs.length > 0;
}
