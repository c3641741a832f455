"use client";
import { useRef, useState } from "react";
import { useFormScript } from "#lib/use-form-script.client.ts";
import { SearchForm } from "./search-form.tsx";

export interface SearchBoxProps {
  label?: string;
}

const load = async () => {
  const { SearchSuggestions } = await import("./search-suggestions.client.tsx");
  return SearchSuggestions;
};

/** A search form with the best results below it while somebody types. What that takes loads when the field gets the focus. */
export function SearchBox({ label }: SearchBoxProps) {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState("");
  const { Script: Suggestions, loadScript } = useFormScript(load);
  return (
    <SearchForm
      label={label}
      ref={form}
      field={{ onFocus: loadScript, onChange: ({ target }) => setText(target.value) }}
    >
      {Suggestions && <Suggestions text={text} form={form} />}
    </SearchForm>
  );
}
