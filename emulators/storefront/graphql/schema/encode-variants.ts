import type { Product, Variant } from "#storefront/domain/catalog/product.ts";

/**
 * The combinations of option values that have a variant, as the schema describes `encodedVariantExistence`: numbers of values by
 * option, where ":" begins the next option, "," ends what shares a beginning, "-" is a range and " " a gap. With the "v1_" before
 * it that hydrogen-react's decoder asks for. Null when there is none.
 */
export function encodeVariants({ options }: Product, variants: readonly Variant[]): string | null {
  const paths = variants.map(({ selectedOptions }) =>
    options.map(({ name, values }) =>
      values.indexOf(selectedOptions.find((selected) => selected.name === name)?.value ?? ""),
    ),
  );
  const complete = paths.filter((path) => !path.includes(-1));
  return complete.length === 0 ? null : `v1_${encodeLevel(complete)}`;
}

function encodeLevel(paths: readonly number[][]): string {
  const byValue = [...Map.groupBy(paths, ([value = 0]) => value)].toSorted(([left], [right]) => left - right);
  const isLast = paths.every(({ length }) => length <= 1);
  if (isLast) return encodeRanges(byValue.map(([value]) => value));
  return byValue
    .map(([value, inside]) => `${value}:${encodeLevel(inside.map(([, ...rest]) => rest))},`)
    .join("");
}

/** 0, 2, 3 and 4 are "0 2-4". */
function encodeRanges(values: readonly number[]): string {
  const starts = values.filter((value) => !values.includes(value - 1));
  return starts
    .map((start) => {
      const after = values
        .filter((value) => value >= start)
        .findIndex((value, index) => value !== start + index);
      const end = after === -1 ? Math.max(...values) : start + after - 1;
      return start === end ? String(start) : `${start}-${end}`;
    })
    .join(" ");
}
