import { isDeepStrictEqual } from "node:util";
import { replaceMetafields } from "#storefront/domain/catalog/metafields.ts";
import type { Product } from "#storefront/domain/catalog/product.ts";
import { toFreeHandle, toHandle } from "#storefront/domain/catalog/to-handle.ts";
import { notEmulated } from "#storefront/domain/not-emulated.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import { parseInput, type UserError } from "#storefront/merchant/admin-graphql/parse-input.ts";
import { parseTags, withoutLostImages } from "#storefront/merchant/product-changes.ts";
import { type ProductSetCode, type ProductSetInput, toProductSetSchema } from "./product-set-input.ts";
import { setImages } from "./set-images.ts";
import { type Report, setOptions, setVariants } from "./set-variants.ts";

interface ProductSetArgs {
  input: object;
  synchronous: boolean | null;
  identifier?: Identifier | null;
}

interface Identifier {
  id?: string | null;
  handle?: string | null;
}

type ProductSetError = UserError<ProductSetCode>;

interface ProductSetPayload {
  product: Product | null;
  /** Only for one that runs later. */
  productSetOperation: null;
  userErrors: readonly ProductSetError[];
}

/** `productSet`: creates a product, or makes one look like the input. Options and variants that aren't in a given list are deleted. */
export function answerProductSet(
  _root: unknown,
  { input: given, synchronous, identifier = null }: ProductSetArgs,
  services: AdminServices,
): ProductSetPayload {
  if (synchronous === false) throw notEmulated("Mutation.productSet(synchronous: false)");
  const parsed = parseInput(toProductSetSchema(services), given, { at: "input", code: "INVALID_INPUT" });
  if (parsed.kind === "invalid") return refuse(parsed.userErrors);
  const input = parsed.data;
  const wrong = checkIdentifier(input, identifier);
  if (wrong) return refuse([wrong]);
  const { catalog } = services;
  const before = findProduct(input, identifier, services);
  if (before === "missing")
    return identifier
      ? refuse([
          toError("NOT_FOUND", ["identifier", "id"], "Resource matching the identifier was not found."),
        ])
      : refuse([toError("PRODUCT_DOES_NOT_EXIST", ["input", "id"], "Product does not exist")]);

  return services.transact(() => {
    const userErrors: ProductSetError[] = [];
    const product = toProduct({ before, input, services }, (code, path, message) =>
      userErrors.push(toError(code, ["input", ...path.map(String)], message)),
    );
    if (userErrors.length > 0) return refuse(userErrors);
    if (before === null) catalog.putProduct(product);
    else if (!isDeepStrictEqual(product, before)) catalog.updateProduct(before.id, () => product);
    return { product: catalog.stored.productById(product.id), productSetOperation: null, userErrors };
  });
}

const refuse = (userErrors: readonly ProductSetError[]): ProductSetPayload => ({
  product: null,
  productSetOperation: null,
  userErrors,
});

const toError = (code: ProductSetCode, field: string[], message: string): ProductSetError => ({
  code,
  field,
  message,
});

function checkIdentifier(
  { id, handle }: ProductSetInput,
  identifier: Identifier | null,
): ProductSetError | null {
  if (!identifier) return null;
  if (id != null)
    return toError(
      "ID_NOT_ALLOWED",
      ["input", "id"],
      "The id field is not allowed if identifier is provided.",
    );
  if (identifier.handle == null) return null;
  if (handle == null)
    return toError(
      "MISSING_FIELD_REQUIRED",
      ["input", "handle"],
      "The input field corresponding to the identifier is required.",
    );
  if (handle === identifier.handle) return null;
  return toError(
    "INPUT_MISMATCH",
    ["input", "handle"],
    "The identifier value does not match the value of the corresponding field in the input.",
  );
}

/** null for a product to create. */
function findProduct(
  input: ProductSetInput,
  identifier: Identifier | null,
  { catalog: { stored } }: AdminServices,
): Product | "missing" | null {
  if (identifier?.handle != null && identifier.id == null)
    return stored.productByHandle(toHandle(identifier.handle));
  const id = identifier?.id ?? input.id;
  return id == null ? null : (stored.productById(id) ?? "missing");
}

interface Target {
  before: Product | null;
  input: ProductSetInput;
  services: AdminServices;
}

/** What isn't in the input stays, or is Shopify's default in a new product. */
function toProduct({ before, input, services }: Target, report: Report): Product {
  const { nextId, now, content } = services;
  if (input.status === "ARCHIVED") throw notEmulated("ProductStatus.ARCHIVED");
  const options = setOptions(input.productOptions, { before, nextId, report });
  const variants = setVariants(input.variants, options, { before, nextId, now, report });
  if (before === null && input.title == null) report("INVALID_PRODUCT", ["title"], "Title can't be blank");
  const images = setImages(input.files, { before, services, report });
  const moment = now().toISOString();
  const { seo } = input;
  const id = before?.id ?? nextId("Product");
  return {
    id,
    handle: readHandle({ before, input, services }, report),
    status: input.status ? (input.status === "DRAFT" ? "draft" : "active") : (before?.status ?? "active"),
    title: input.title ?? before?.title ?? "",
    descriptionHtml: input.descriptionHtml ?? before?.descriptionHtml ?? "",
    productType: input.productType ?? before?.productType ?? "",
    vendor: input.vendor ?? before?.vendor ?? content.shop.name,
    tags: input.tags ? parseTags(input.tags.join(",")) : (before?.tags ?? []),
    options,
    variants: withoutLostImages(variants, images),
    metafields: replaceGivenMetafields({ before, input, services }, id, moment),
    images,
    ...((seo ?? before?.seo) && {
      seo: { title: null, description: null, ...before?.seo, ...withoutUndefined(seo) },
    }),
    createdAt: before?.createdAt ?? moment,
    updatedAt: before?.updatedAt ?? moment,
  };
}

function replaceGivenMetafields(
  { before, input: { metafields }, services }: Target,
  id: string,
  moment: string,
): Product["metafields"] {
  const owner = before ?? { id, metafields: [], createdAt: moment, updatedAt: moment };
  return metafields ? replaceMetafields(owner, metafields, services) : owner.metafields;
}

function withoutUndefined(seo: ProductSetInput["seo"]) {
  return {
    ...(seo?.title !== undefined && { title: seo.title }),
    ...(seo?.description !== undefined && { description: seo.description }),
  };
}

function readHandle({ before, input, services: { catalog } }: Target, report: Report): string {
  const isTaken = (handle: string) => catalog.stored.productByHandle(handle) !== null;
  const asked = input.handle == null ? "" : toHandle(input.handle);
  // Collections and discounts refer to products by their handles.
  if (before && asked !== "" && asked !== before.handle)
    throw notEmulated("ProductSetInput.handle of another value than the product's");
  if (before) return before.handle;
  if (asked !== "" && isTaken(asked))
    report("HANDLE_NOT_UNIQUE", ["handle"], `Handle '${asked}' already in use. Please provide a new handle.`);
  if (asked !== "") return asked;
  return toFreeHandle(toHandle(input.title ?? "") || "product", isTaken);
}
