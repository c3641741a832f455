"use client";
import { useSyncExternalStore } from "react";
import { Field, type FieldProps } from "#ui/field.tsx";

/** A future date. Only the browser knows today's date, because the page may be cached. */
export function DayField(props: Omit<FieldProps, "type" | "min">) {
  const today = useSyncExternalStore(subscribe, readToday, readNothing);
  return <Field {...props} type="date" min={today} />;
}

const subscribe = () => () => undefined;

/** In the shopper's time zone, such as `2027-01-31`. */
const readToday = () => new Intl.DateTimeFormat("en-CA").format(new Date());

const readNothing = () => undefined;
