import { type ComponentProps, type MouseEvent, useEffect, useRef } from "react";

export type CartDialogProps = Pick<
  ComponentProps<"dialog">,
  "children" | "className" | "aria-labelledby" | "tabIndex" | "onClose"
>;

/** A dialog over the page, open from the start, that closes with Escape, beside it, and when one of its links is followed. */
export function CartDialog(props: CartDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // What is clicked is the link inside, which the keyboard follows with Enter; Escape closes.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={dialog} closedby="any" onClick={closeOnChoice} {...props} />
  );
}

/** What a button inside a dialog does to close it. */
export const closeDialog = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest("dialog")?.close();

/** A followed link leaves the dialog standing, because the next page keeps what is around it. */
function closeOnChoice({ currentTarget, target }: MouseEvent<HTMLDialogElement>): void {
  if (target instanceof Element && target.closest("a")) currentTarget.close();
}
