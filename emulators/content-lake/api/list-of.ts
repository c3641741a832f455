import { z } from "zod";

/** A list that fails at its first invalid item, because reporting a hundred thousand takes seconds. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.array(z.unknown()).transform((values, context) => {
    const items: z.infer<Item>[] = [];
    for (const [index, value] of values.entries()) {
      const { success, data, error } = item.safeParse(value);
      if (!success) {
        for (const { path, message } of error.issues) {
          context.addIssue({ code: "custom", path: [index, ...path], message });
        }
        return z.NEVER;
      }
      items.push(data);
    }
    return items;
  });
}
