"use client";
import { usePracticeList } from "./use-practice-list.client.ts";
import { useToday } from "./use-today.client.ts";

/** How many signs are on the practice list, and how many of them are due. Nothing for an empty list. */
export function PracticeCount() {
  const list = usePracticeList() ?? [];
  const today = useToday();
  if (list.length === 0 || today === null) return null;
  const due = list.filter((card) => card.due <= today).length;
  return <>{` (${list.length}${due > 0 ? `, ${due} due` : ""})`}</>;
}
