import {
  foundBooksQuery,
  foundCoursesQuery,
  foundLessonsQuery,
  foundPagesQuery,
  foundPostsQuery,
  foundQuestionsQuery,
  foundSignsQuery,
} from "@shop/web/content/search.server.ts";
import type { SearchParams } from "@shop/web/content/to-search-params.ts";
import { signLinesQuery, signQuery } from "@shop/web/content/signs.server.ts";
import { listCategories } from "@shop/web/features/dictionary/categories.ts";
import { CategoryView } from "@shop/web/features/dictionary/category-view.tsx";
import { DictionaryView } from "@shop/web/features/dictionary/dictionary-view.tsx";
import { LetterView } from "@shop/web/features/dictionary/letter-view.tsx";
import { listLetters } from "@shop/web/features/dictionary/letters.ts";
import { SignView } from "@shop/web/features/dictionary/sign-view.tsx";
import { toSignTitle } from "@shop/web/features/dictionary/to-sign-title.ts";
import { toDefinedTerm } from "@shop/web/features/metadata/json-ld/to-defined-term.server.ts";
import { SearchView } from "@shop/web/features/search/search-view.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import type { QueryClient } from "./query-client.ts";
import { type SiteView, toView } from "./site-view.ts";

/** Finds every document. */
export const everything: SearchParams = {
  words: ["*"],
  word0: "*",
  word1: "*",
  word2: "*",
  word3: "*",
  word4: "*",
};

/** The site's dictionary pages: all signs, the sign at an address, and everything a search can find. */
export async function readDictionary(client: QueryClient, slug: string | null) {
  const [signs, sign, found] = await Promise.all([
    client.fetch(signLinesQuery),
    client.fetch(signQuery, { slug }),
    searchLake(client, everything),
  ]);
  return { signs, sign, found };
}

/** The results of the site's search for words. */
export async function searchLake(client: QueryClient, params: SearchParams) {
  const found = await Promise.all([
    client.fetch(foundCoursesQuery, params),
    client.fetch(foundPagesQuery, params),
    client.fetch(foundSignsQuery, params),
    client.fetch(foundLessonsQuery, params),
    client.fetch(foundBooksQuery, params),
    client.fetch(foundPostsQuery, params),
    client.fetch(foundQuestionsQuery, params),
  ]);
  return found.flat();
}

type Dictionary = Awaited<ReturnType<typeof readDictionary>>;

/** All of it as pages, plus the sign's markup for crawlers. */
export function toDictionaryViews({ signs, sign, found }: Dictionary): SiteView[] {
  return [
    toView("dictionary", signs, () => renderToStaticMarkup(<DictionaryPages signs={signs} />)),
    toSignView(sign),
    toView("search", found, () => renderToStaticMarkup(<SearchView words="words" results={found} />)),
  ];
}

/** A sign's page, plus its markup for crawlers. */
export function toSignView(sign: Dictionary["sign"]): SiteView {
  return toView("sign", sign, () =>
    sign
      ? renderToStaticMarkup(<SignView sign={sign} />) +
        JSON.stringify([toSignTitle(sign), toDefinedTerm(sign)])
      : "",
  );
}

function DictionaryPages({ signs }: Pick<Dictionary, "signs">) {
  const letters = listLetters(signs);
  const categories = listCategories(signs);
  return (
    <>
      <DictionaryView signs={signs} />
      {letters.map((letter) => (
        <LetterView letter={letter} letters={letters} key={letter.slug} />
      ))}
      {categories.map((category) => (
        <CategoryView category={category} categories={categories} key={category.slug} />
      ))}
    </>
  );
}
