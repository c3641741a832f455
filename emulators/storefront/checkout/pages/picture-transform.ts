import { z } from "zod";

/** "Image width in pixels between 1 and 5760" (schema, `ImageTransformInput`). */
export const maxSide = 5760;

const side = z.coerce.number().int().min(1).max(maxSide);

/**
 * The parameters of an image URL on Shopify's CDN (shopify.dev, "Liquid filters: image_url"). `v` only identifies the image's
 * version. Rejects crop regions, which take four more parameters, with an error that names them.
 */
const schema = z.strictObject({
  width: side.optional(),
  height: side.optional(),
  crop: z.enum(["center", "top", "bottom", "left", "right"]).optional(),
  pad_color: z
    .string()
    .regex(/^([0-9a-f]{3}|[0-9a-f]{6})$/i, "must be a color such as fff or ff8800")
    .optional(),
  format: z.enum(["jpg", "pjpg", "png", "webp"]).optional(),
  v: z.string().optional(),
});

export type PictureTransform = Omit<z.output<typeof schema>, "v">;

export type ParsedTransform =
  | { kind: "none" }
  | { kind: "transform"; transform: PictureTransform }
  | { kind: "refused"; message: string };

/** The transform that an image URL asks for. */
export function parsePictureTransform(params: URLSearchParams): ParsedTransform {
  const { data, error } = schema.safeParse(Object.fromEntries(params));
  if (error) return { kind: "refused", message: toMessage(error.issues[0]) };
  const { v: _version, ...transform } = data;
  return Object.keys(transform).length === 0 ? { kind: "none" } : { kind: "transform", transform };
}

function toMessage(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === "unrecognized_keys") return `The image parameter ${issue.keys[0]} is not emulated.`;
  return `The image parameter ${String(issue?.path[0])} is not valid: ${issue?.message}`;
}
