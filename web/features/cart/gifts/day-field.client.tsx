"use client";
import { useSyncExternalStore } from "react";
import { toDay, toLastDay } from "#commerce/cart/gift-day.ts";
import { Field, type FieldProps } from "#ui/field.tsx";

/** A date within a year. Only the browser knows today's date, because the page may be cached. */
export function DayField(props: Omit<FieldProps, "type" | "min" | "max">) {
  const today = useSyncExternalStore(subscribe, readToday, readNothing);
  return <Field {...props} type="date" min={today} max={today && toLastDay(today)} />;
}

const subscribe = () => () => undefined;

const readToday = () => toDay(new Date());

const readNothing = () => undefined;
