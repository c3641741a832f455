"use client";
import { useState } from "react";
import { countOf } from "#lib/count-of.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { formatDue } from "./format-due.ts";
import { boxCount, type PracticeList, removeCard, stringifyPracticeList } from "./practice-list.ts";
import { changePracticeList } from "./use-practice-list.client.ts";
import styles from "./practice.module.css";

export interface PracticeListViewProps {
  list: PracticeList;
  today: string;
}

/** All signs on the list, with their boxes. The list can be saved as a file, and cleared and brought back. */
export function PracticeListView({ list, today }: PracticeListViewProps) {
  const [cleared, setCleared] = useState<PracticeList>([]);

  function clear() {
    setCleared(list);
    changePracticeList(() => []);
  }

  function undo() {
    changePracticeList((now) => (now.length > 0 ? now : cleared));
    setCleared([]);
  }

  if (list.length === 0) {
    return cleared.length === 0 ? null : (
      <p>
        <output>Your list is cleared.</output>{" "}
        <Button tone="plain" ref={takeFocus} onClick={undo}>
          Undo
        </Button>
      </p>
    );
  }
  return (
    <Disclosure summary={`Your list: ${countOf(list.length, "sign")}`}>
      <ul className={styles.list}>
        {list.map(({ slug, gloss, box, due }) => (
          <li className={styles.item} key={slug}>
            <SiteLink className={styles.gloss} href={`/asl/dictionary/${slug}`}>
              {gloss}
            </SiteLink>
            <span className={styles.facts}>
              Box {box} of {boxCount}, due {formatDue(due, today)}
            </span>
            <Button
              tone="plain"
              onClick={({ currentTarget }) => {
                // The button disappears with its line.
                currentTarget.closest("details")?.querySelector("summary")?.focus();
                changePracticeList((now) => removeCard(now, slug));
              }}
            >
              Remove<VisuallyHidden> {gloss}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.tools}>
        <Button tone="plain" onClick={() => saveAsFile(list)}>
          Save the list as a file
        </Button>
        <Button tone="plain" onClick={clear}>
          Clear the list
        </Button>
      </p>
    </Disclosure>
  );
}

/** The button that was pressed disappears. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

function saveAsFile(list: PracticeList): void {
  const url = URL.createObjectURL(new Blob([stringifyPracticeList(list)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "practice-list.json";
  link.click();
  URL.revokeObjectURL(url);
}
