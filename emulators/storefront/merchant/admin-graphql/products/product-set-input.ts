import { z } from "zod";
import { locationId } from "#storefront/domain/shop-facts.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import { altText, maxMedia } from "#storefront/merchant/admin-graphql/media/image-source.ts";
import { toMetafieldSchema } from "#storefront/merchant/admin-graphql/metafields/metafield-input.ts";
import { shortText, toCents } from "#storefront/merchant/admin-graphql/parse-input.ts";

/** The emulated codes of ProductSetUserErrorCode. */
export type ProductSetCode =
  | "DUPLICATED_OPTION_NAME"
  | "DUPLICATED_OPTION_VALUE"
  | "HANDLE_NOT_UNIQUE"
  | "ID_NOT_ALLOWED"
  | "INPUT_MISMATCH"
  | "INVALID_INPUT"
  | "INVALID_METAFIELD"
  | "INVALID_PRODUCT"
  | "INVALID_VARIANT"
  | "MISSING_FIELD_REQUIRED"
  | "NOT_FOUND"
  | "OPTIONS_OVER_LIMIT"
  | "OPTION_DOES_NOT_EXIST"
  | "OPTION_VALUES_MISSING"
  | "OPTION_VALUE_DOES_NOT_EXIST"
  | "PRODUCT_DOES_NOT_EXIST"
  | "PRODUCT_OPTIONS_INPUT_MISSING"
  | "PRODUCT_VARIANT_DOES_NOT_EXIST"
  | "VARIANTS_INPUT_MISSING";

/** What the custom issues of this file's schemas carry. */
const coded = (code: ProductSetCode) => ({ code });

const maxOptions = 3;

const price = z.string().transform(toCents).pipe(z.int().min(0, "Price must be greater than or equal to 0"));

const quantity = z.object({
  locationId: z.literal(`gid://shopify/Location/${locationId}`, "Location does not exist."),
  name: z.enum(["available", "on_hand"], "Name must be available or on_hand."),
  quantity: z
    .int()
    .min(0, "Quantity must be greater than or equal to 0")
    .max(1_000_000_000, "Quantity must be less than or equal to 1000000000"),
});

type References = Pick<AdminServices, "catalog" | "content">;

const toMetafields = (services: References) =>
  z.array(toMetafieldSchema(services, "INVALID_METAFIELD")).nullish();

const toVariantSchema = (services: References) =>
  z.object({
    id: z.string().nullish(),
    optionValues: z.array(
      z.object({
        name: shortText("Option value name").nullish(),
        optionId: z.string().nullish(),
        optionName: z.string().nullish(),
      }),
    ),
    position: z.int().nullish(),
    metafields: toMetafields(services),
    price: price.nullish(),
    compareAtPrice: price.nullish(),
    sku: shortText("SKU").nullish(),
    barcode: shortText("Barcode").nullish(),
    taxable: z.boolean().nullish(),
    inventoryPolicy: z.enum(["CONTINUE", "DENY"]).nullish(),
    inventoryQuantities: z.array(quantity).max(1, "The shop has one location.").nullish(),
    inventoryItem: z
      .object({
        sku: shortText("SKU").nullish(),
        tracked: z.boolean().nullish(),
        requiresShipping: z.boolean().nullish(),
        measurement: z
          .object({
            weight: z
              .object({
                unit: z.enum(["GRAMS", "KILOGRAMS", "OUNCES", "POUNDS"]),
                value: z
                  .number()
                  .min(0, "Weight must be greater than or equal to 0")
                  .max(2_000_000, "Weight must be less than or equal to 2000000"),
              })
              .nullish(),
          })
          .nullish(),
      })
      .nullish(),
  });

const option = z.object({
  id: z.string().nullish(),
  name: shortText("Option name").min(1, "Option name can't be blank").nullish(),
  position: z.int().nullish(),
  values: z
    .array(z.object({ name: shortText("Option value name").min(1, "Option value name can't be blank") }))
    .nullish(),
});

const file = z.object({
  alt: altText,
  id: z.string().nullish(),
  originalSource: z.string().nullish(),
});

/**
 * A `ProductSetInput`, as far as it can be checked without the product that it changes. `services` have what its metafields can
 * refer to.
 */
export const toProductSetSchema = (services: References) =>
  z
    .object({
      id: z.string().nullish(),
      handle: shortText("Handle").nullish(),
      title: shortText("Title").min(1, "Title can't be blank").nullish(),
      descriptionHtml: z.string().max(524_287, "Description is too long").nullish(),
      productType: shortText("Product type").nullish(),
      vendor: shortText("Vendor").nullish(),
      status: z.enum(["ACTIVE", "ARCHIVED", "DRAFT"]).nullish(),
      tags: z.array(shortText("Tag")).nullish(),
      seo: z
        .object({
          title: shortText("SEO title").nullish(),
          description: z.string().max(5000, "SEO description is too long").nullish(),
        })
        .nullish(),
      files: z.array(file).max(maxMedia, `Product can't have more than ${maxMedia} media`).nullish(),
      metafields: toMetafields(services),
      productOptions: z.array(option).nullish(),
      variants: z.array(toVariantSchema(services)).nullish(),
    })
    .superRefine(({ productOptions, variants }, context) => {
      const report = (code: ProductSetCode, path: (string | number)[], message: string) =>
        context.addIssue({ code: "custom", path, message, params: coded(code) });
      if (variants && !productOptions)
        report(
          "PRODUCT_OPTIONS_INPUT_MISSING",
          ["productOptions"],
          "Must specify product options when updating variants.",
        );
      if (productOptions && !variants)
        report("VARIANTS_INPUT_MISSING", ["variants"], "Must specify variants when updating options.");
      if (productOptions && productOptions.length > maxOptions)
        report(
          "OPTIONS_OVER_LIMIT",
          ["productOptions"],
          `Can only specify a maximum of ${maxOptions} options`,
        );
      if (variants?.length === 0)
        report("INVALID_VARIANT", ["variants"], "A product has at least one variant.");
      for (const [index, { name, values }] of (productOptions ?? []).entries()) {
        const path = ["productOptions", index];
        if (isRepeated(name, (productOptions ?? []).slice(0, index)))
          report("DUPLICATED_OPTION_NAME", [...path, "name"], `Option name '${name}' is duplicated.`);
        if (!values?.length)
          report(
            "OPTION_VALUES_MISSING",
            [...path, "values"],
            "Each option must have at least one option value specified.",
          );
        for (const [place, value] of (values ?? []).entries()) {
          if (isRepeated(value.name, (values ?? []).slice(0, place)))
            report(
              "DUPLICATED_OPTION_VALUE",
              [...path, "values", place, "name"],
              `Option value '${value.name}' is duplicated.`,
            );
        }
      }
    });

export type ProductSetInput = z.output<ReturnType<typeof toProductSetSchema>>;
export type VariantSetInput = z.output<ReturnType<typeof toVariantSchema>>;
export type FileSetInput = z.output<typeof file>;
export type OptionSetInput = z.output<typeof option>;

function isRepeated(
  name: string | null | undefined,
  before: readonly { name?: string | null | undefined }[],
): boolean {
  return name != null && before.some((other) => other.name?.toLowerCase() === name.toLowerCase());
}
