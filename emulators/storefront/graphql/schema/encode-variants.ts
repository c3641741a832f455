import type { Product, Variant } from "#storefront/domain/catalog/product.ts";

/**
 * The combinations of option values that have a variant, in the format of the schema's `encodedVariantExistence`: value numbers
 * by option, where ":" starts the next option, "," ends a shared prefix, "-" is a range and " " a gap. Starts with the "v1_" that
 * hydrogen-react's decoder requires. null if there are none.
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
