import type { ListenEvent, ListenOptions, ResumableListenOptions, SanityClient } from "@sanity/client";
import { until } from "./content-lake.ts";

export type ListenerEvent = ListenEvent<Record<string, unknown>>;
export type ListenerMutation = Extract<ListenerEvent, { type: "mutation" }>;

export interface Listening extends Disposable {
  events: ListenerEvent[];
  errors: unknown[];
  readonly types: string[];
  readonly mutations: ListenerMutation[];
}

/** Listens with a real client until disposed. Resolves once the lake has sent a welcome event or an error. */
export async function listen(
  client: SanityClient,
  query: string,
  options: ListenOptions | ResumableListenOptions = {},
): Promise<Listening> {
  const events: ListenerEvent[] = [];
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
