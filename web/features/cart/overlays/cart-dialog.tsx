import { type ComponentProps, type MouseEvent, useEffect, useRef } from "react";

export type CartDialogProps = Pick<
  ComponentProps<"dialog">,
  "children" | "className" | "aria-labelledby" | "tabIndex" | "onClose"
>;

/** A modal dialog, open from the start. Closes with Escape, a click outside, or a followed link. */
export function CartDialog(props: CartDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // Clicks come from links inside, which the keyboard follows with Enter. Escape closes it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={dialog} closedby="any" onClick={closeOnChoice} {...props} />
  );
}

/** A click handler for buttons that close their dialog. */
export const closeDialog = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest("dialog")?.close();

/** Client navigation keeps the layout, so a followed link has to close the dialog. */
function closeOnChoice({ currentTarget, target }: MouseEvent<HTMLDialogElement>): void {
  if (target instanceof Element && target.closest("a")) currentTarget.close();
}
