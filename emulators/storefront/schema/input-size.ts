import { GraphQLError } from "graphql/index.js";

const largestInput = 250;

/** Refuses a list of more than 250 values anywhere in a field's arguments (shopify.dev, "API limits: input arrays"). */
export function checkInputSize(value: unknown): void {
  if (!value || typeof value !== "object") return;
  if (Array.isArray(value) && value.length > largestInput) {
    throw new GraphQLError(
      `The input array size of ${value.length} is greater than the maximum allowed of ${largestInput}.`,
      { extensions: { code: "MAX_INPUT_SIZE_EXCEEDED" } },
    );
  }
  for (const part of Object.values(value)) checkInputSize(part);
}
