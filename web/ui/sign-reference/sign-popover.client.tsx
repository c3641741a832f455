"use client";
import { useEffect, useId, useRef } from "react";
import { SiteLink } from "#ui/site-link.tsx";
import { SignClip, type SignClipProps } from "./sign-clip.client.tsx";
import styles from "./sign-reference.module.css";

export interface SignPopoverProps {
  /** The sign's page. */
  href: string;
  gloss: string | null;
  /** Its first English word. */
  word: string | null;
  /** How it's made, for a sign without a clip. */
  description: string | null;
  clip: SignClipProps | null;
  /** Called when the browser has closed it: with Escape, or with a click somewhere else. */
  onClose: () => void;
}

/** A sign at a glance, in the top layer, so that nothing on the page moves. Everything in it may stand in a paragraph. */
export function SignPopover({ href, gloss, word, description, clip, onClose }: SignPopoverProps) {
  const titleId = useId();
  const popover = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    element.showPopover();
    if (!CSS.supports("position-area", "block-end")) placeNear(element, element.previousElementSibling);
    return () => element.hidePopover();
  }, []);

  return (
    <span
      className={styles.popover}
      data-ground="sand"
      ref={popover}
      popover="auto"
      // A <fieldset> isn't allowed in a paragraph.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-labelledby={titleId}
      onToggle={({ newState }) => newState === "closed" && onClose()}
    >
      {clip && <SignClip {...clip} titleId={titleId} />}
      <span className={styles.gloss} id={titleId}>
        {gloss}
      </span>
      {word && <span>{word}</span>}
      {description && <span className={styles.description}>{description}</span>}
      <SiteLink href={href}>Open in the dictionary</SiteLink>
    </span>
  );
}

/** Below the words, or above them where there's more room, for browsers without anchor positioning. */
function placeNear(popover: HTMLElement, words: Element | null): void {
  const place = words?.getBoundingClientRect();
  if (!place) return;
  const { offsetWidth, offsetHeight } = popover;
  const isRoomBelow = place.bottom + offsetHeight <= window.innerHeight;
  popover.style.top = `${isRoomBelow ? place.bottom : Math.max(0, place.top - offsetHeight)}px`;
  popover.style.left = `${Math.max(0, Math.min(place.left, window.innerWidth - offsetWidth))}px`;
}
