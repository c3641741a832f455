import { PlainError } from "../command/plain-error.ts";
import type { Lane } from "./lanes.ts";

/**
 * The lanes with these ids and those they need, in order; all lanes without ids. Throws a `PlainError` for an unknown
 * id.
 */
export function selectLanes<Item extends Pick<Lane, "id" | "needs">>(
  lanes: readonly Item[],
  ids: readonly string[],
): readonly Item[] {
  const unknown = ids.find((id) => lanes.every((lane) => lane.id !== id));
  if (unknown !== undefined) {
    const known = lanes.map(({ id }) => id).join(", ");
    throw new PlainError(`Unknown lane "${unknown}". The lanes are ${known}.`);
  }
  if (ids.length === 0) return lanes;
  const needed = new Set(ids);
  for (const id of needed)
    for (const need of lanes.find((lane) => lane.id === id)?.needs ?? []) needed.add(need);
  return lanes.filter(({ id }) => needed.has(id));
}
