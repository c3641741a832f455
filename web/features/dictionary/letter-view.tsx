import { LetterBar } from "#features/dictionary/letter-bar.tsx";
import { type Letter, letterPath } from "#features/dictionary/letters.ts";
import { PartOfDictionary } from "#features/dictionary/part-of-dictionary.tsx";

export interface LetterViewProps {
  letter: Letter;
  letters: readonly Letter[];
}

export function LetterView({ letter, letters }: LetterViewProps) {
  return (
    <PartOfDictionary title={letter.name} signs={letter.signs}>
      <LetterBar letters={letters} current={letter.slug} toHref={letterPath} />
    </PartOfDictionary>
  );
}
