import { type ChangeEvent, type KeyboardEvent, useEffect, useState } from "react";
import { type ShopAnswer, useShopProducts } from "../../storefront/use-shop-products.ts";
import { listOptions } from "./list-options.ts";
import { moveActive } from "./move-active.ts";
import { toKnownHandle } from "./to-known-handle.ts";
import { useHandleOwners } from "./use-handle-owners.ts";

interface ComboboxOptions {
  /** The input's id. The ids of the list and its options derive from it. */
  id: string;
  handle: string;
  /** The page that the handle belongs to. */
  document: { id: string; type: string };
  isLocked: boolean;
  /** An empty string clears the handle. */
  onChoose: (handle: string) => void;
}

/** The picker's state and keyboard handling. */
export function useProductCombobox({ id, handle, document, isLocked, onChoose }: ComboboxOptions) {
  /** The typed text; null while the field shows its handle. */
  const [typed, setTyped] = useState<string | null>(null);
  /** The typed text that was given up when the field lost focus. */
  const [unused, setUnused] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const query = (typed ?? "").trim();
  const settledQuery = useSettled(query, 200);
  const answer = useLastAnswer(
    useShopProducts(isOpen ? { by: settledQuery === "" ? "all" : "query", text: settledQuery } : null),
    // The list is for the previous text and about to change under the pointer.
    settledQuery !== query,
  );
  const owners = useHandleOwners(document.id, isOpen);
  const options = listOptions({
    typed: query,
    // A handle can be entered while the shop is down.
    products: answer.products ?? (answer.failure ? [] : null),
    documentType: document.type,
    owners,
  });

  const show = () => {
    if (isLocked) return;
    setIsOpen(true);
    setActive(-1);
    setUnused(null);
  };
  const close = () => {
    setTyped(null);
    setIsOpen(false);
    setActive(-1);
  };
  const choose = (chosen: string) => {
    if (chosen !== handle) onChoose(chosen);
    close();
  };
  const isUnchanged = typed === null || query === handle;
  const known = isUnchanged ? handle : toKnownHandle({ typed: query, products: answer.products });
  const leave = () => {
    if (known !== null) return choose(known);
    setUnused(query);
    close();
  };

  const listId = `${id}-products`;
  const optionId = (index: number) => `${listId}-${index}`;
  const marked = options[active];

  return {
    isOpen,
    text: typed ?? handle,
    answer,
    announcement: announce(answer, options.length),
    unused,
    browse: () => (isOpen ? close() : show()),
    inputProps: {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-controls": listId,
      "aria-expanded": isOpen,
      ...(isOpen && marked ? { "aria-activedescendant": optionId(active) } : {}),
      autoComplete: "off",
      onBlur: leave,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        setTyped(currentTarget.value);
        show();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.nativeEvent.isComposing) return;
        const { key } = event;
        if (key === "ArrowDown" || key === "ArrowUp") {
          event.preventDefault();
          if (isOpen) setActive(moveActive({ active, count: options.length, key }));
          else show();
        } else if (key === "Enter" && isOpen) {
          event.preventDefault();
          const chosen = marked?.handle ?? known;
          if (chosen !== null) choose(chosen);
        } else if (key === "Escape" && (isOpen || typed !== null)) {
          event.preventDefault();
          event.stopPropagation();
          close();
        }
      },
    },
    listProps: {
      id: listId,
      options,
      active,
      optionId,
      onChoose: choose,
    },
  } as const;
}

/** Keeps the previous results while new ones load, so that the list doesn't flicker. */
function useLastAnswer(answer: ShopAnswer, isOutdated: boolean): ShopAnswer & { isLate: boolean } {
  const [last, setLast] = useState(answer.products);
  if (answer.products && answer.products !== last) setLast(answer.products);
  const isLate = isOutdated || (answer.products === null && answer.failure === null);
  return { ...answer, products: isLate ? last : answer.products, isLate };
}

function announce({ isLate, failure }: ShopAnswer & { isLate: boolean }, count: number): string {
  if (isLate) return "Checking the shop.";
  if (failure) return failure;
  return count === 1 ? "1 choice." : `${count} choices.`;
}

/** A value once it hasn't changed for some milliseconds, so that not every keystroke sends a request. */
function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
