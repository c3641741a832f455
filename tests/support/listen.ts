import type { ListenEvent, ListenOptions, ResumableListenOptions, SanityClient } from "@sanity/client";
import { until } from "./content-lake.ts";

export type Heard = ListenEvent<Record<string, unknown>>;
export type HeardMutation = Extract<Heard, { type: "mutation" }>;

export interface Listening extends Disposable {
  events: Heard[];
  errors: unknown[];
  readonly types: string[];
  readonly mutations: HeardMutation[];
}

/** Listens with a real client until disposed. Resolves once the lake has sent a welcome event or an error. */
export async function listen(
  client: SanityClient,
  query: string,
  options: ListenOptions | ResumableListenOptions = {},
): Promise<Listening> {
  const events: Heard[] = [];
  const errors: unknown[] = [];
  const subscription = client
    .listen(
      query,
      { type: "course" },
      { includeAllVersions: true, events: ["welcome", "mutation"], ...options },
    )
    .subscribe({ next: (event) => events.push(event), error: (error: unknown) => errors.push(error) });
  await until(() => events.length + errors.length > 0);
  return {
    events,
    errors,
    get types() {
      return events.map(({ type }) => type);
    },
    get mutations() {
      return events.filter((event) => event.type === "mutation");
    },
    [Symbol.dispose]: () => subscription.unsubscribe(),
  };
}
