"use client";
import { useSyncExternalStore } from "react";
import { Field, type FieldProps } from "#ui/field.tsx";

/** A day that is still to come. Which day it is, only the browser knows: the page may be from yesterday. */
export function DayField(props: Omit<FieldProps, "type" | "min">) {
  const today = useSyncExternalStore(subscribe, readToday, readNothing);
  return <Field {...props} type="date" min={today} />;
}

const subscribe = () => () => undefined;

/** As `2027-01-31`, in the shopper's own time zone. */
const readToday = () => new Intl.DateTimeFormat("en-CA").format(new Date());

const readNothing = () => undefined;
