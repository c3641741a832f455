import { z } from "zod";
import { LakeError } from "#content-lake/api/lake-error.ts";

const side = z.coerce.number().int().min(1).max(8192);
const fraction = z.coerce.number().min(0).max(1);

/**
 * An image URL's parameters, as Sanity documents them (sanity.io/docs/image-urls). Others are ignored, as they are by the hosted service.
 * `fm=json` is rejected with an error that names it.
 */
const schema = z.object({
  w: side.optional(),
  h: side.optional(),
  /** Limits of the size. They only count with `fit=crop`. */
  "max-w": side.optional(),
  "max-h": side.optional(),
  "min-w": side.optional(),
  "min-h": side.optional(),
  pad: z.coerce.number().int().min(0).max(4096).default(0),
  fit: z.enum(["clip", "crop", "fill", "fillmax", "max", "scale", "min"]).default("clip"),
  crop: z
    .enum(["top", "bottom", "left", "right", "center", "focalpoint", "entropy"])
    .or(z.templateLiteral([z.enum(["top", "bottom"]), ",", z.enum(["left", "right"])]))
    .default("center"),
  rect: z
    .string()
    .regex(/^-?\d+(\.\d+)?(,-?\d+(\.\d+)?){3}$/, "must be four numbers: left, top, width and height")
    .transform((text) => text.split(",").map((part) => Math.round(Number(part))))
    .optional(),
  "fp-x": fraction.default(0.5),
  "fp-y": fraction.default(0.5),
  q: z.coerce.number().int().min(0).max(100).default(75),
  fm: z.enum(["jpg", "pjpg", "png", "webp"]).optional(),
  auto: z.enum(["format"]).optional(),
  dpr: z.coerce.number().min(1).max(3).default(1),
  blur: z.coerce.number().min(0).max(2000).optional(),
  sharp: z.coerce.number().min(0).max(100).optional(),
  sat: z.literal("-100", "must be -100, which makes an image grayscale").optional(),
  invert: z.enum(["true", "false"]).optional(),
  or: z.enum(["0", "90", "180", "270"]).transform(Number).optional(),
  /** Only an animation's first frame. */
  frame: z.literal("1").optional(),
  flip: z.enum(["h", "v", "hv", "vh"]).optional(),
  bg: z
    .string()
    .regex(/^([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i, "must be a color such as fff, ff8800 or 80ff8800")
    .optional(),
  dl: z.string().max(200).optional(),
  // Undocumented: `@sanity/export` uses it to request the original, in src/AssetHandler.ts.
  dlRaw: z.enum(["true", "false"]).optional(),
});

export type ImageTransform = z.output<typeof schema>;

/** The requested transform, or null for the original image. Throws a 400 that names the invalid parameter. */
export function parseImageTransform(params: URLSearchParams): ImageTransform | null {
  const { data, error } = schema.safeParse(Object.fromEntries(params));
  if (error) throw new LakeError(400, toMessage(error.issues[0]));
  if (data.dlRaw === "true") return null;
  return [...params.keys()].some((name) => changing.has(name)) ? data : null;
}

/** All but those that ask for the original under another name. */
const changing = new Set(Object.keys(schema.shape).filter((name) => name !== "dl" && name !== "dlRaw"));

const toMessage = (issue: z.core.$ZodIssue | undefined): string =>
  `The image parameter "${String(issue?.path[0])}" is not valid: ${issue?.message}`;
