import type { Category } from "#features/dictionary/categories.ts";
import { CategoryLinks } from "#features/dictionary/category-links.tsx";
import { PartOfDictionary } from "#features/dictionary/part-of-dictionary.tsx";

export interface CategoryViewProps {
  category: Category;
  categories: readonly Category[];
}

export function CategoryView({ category, categories }: CategoryViewProps) {
  return (
    <PartOfDictionary title={category.title} signs={category.signs}>
      <CategoryLinks categories={categories} current={category.slug} />
    </PartOfDictionary>
  );
}
