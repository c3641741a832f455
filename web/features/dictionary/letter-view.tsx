import { DictionaryPart } from "#features/dictionary/dictionary-part.tsx";
import { LetterBar } from "#features/dictionary/letter-bar.tsx";
import { type Letter, letterPath } from "#features/dictionary/letters.ts";
import { type SignPage, signPagePath } from "#features/dictionary/sign-pages.ts";

export interface LetterViewProps {
  letter: Letter;
  letters: readonly Letter[];
  page: SignPage;
}

export function LetterView({ letter, letters, page }: LetterViewProps) {
  return (
    <DictionaryPart
      title={letter.name}
      count={letter.signs.length}
      page={page}
      toHref={(number) => signPagePath(letterPath(letter.slug), number)}
    >
      <LetterBar letters={letters} current={letter.slug} toHref={letterPath} />
    </DictionaryPart>
  );
}
