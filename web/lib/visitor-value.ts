/** Something of the visitor's own, which a page that is the same for everybody has to ask for. */
export interface VisitorValue<Value> {
  /** For `useSyncExternalStore`: asks when the first reader comes, which is after the page has loaded, and never again. */
  subscribe: (notify: () => void) => () => void;
  get: () => Value;
  /** Asks again; what is known stays until the answer is here. */
  refresh: () => Promise<void>;
}

interface VisitorValueOptions<Value> {
  /** What holds until there is an answer, and when there is none. */
  initial: Value;
  read: () => Promise<Value>;
  /** Goes to the console with the error. */
  complaint: string;
}

/** A value that all its readers on a page share, asked for once. */
export function createVisitorValue<Value>({
  initial,
  read,
  complaint,
}: VisitorValueOptions<Value>): VisitorValue<Value> {
  let value = initial;
  let isAsked = false;
  const readers = new Set<() => void>();

  async function refresh(): Promise<void> {
    isAsked = true;
    try {
      value = await read();
    } catch (error) {
      console.error(complaint, error);
      value = initial;
    }
    for (const notify of readers) notify();
  }

  return {
    subscribe(notify) {
      readers.add(notify);
      if (!isAsked) void refresh();
      return () => readers.delete(notify);
    },
    get: () => value,
    refresh,
  };
}

/** The JSON at an address of ours, with the visitor's cookies. Throws when it does not answer well. */
export async function readOwn<Body>(path: string): Promise<Body> {
  const response = await fetch(path, { credentials: "same-origin", cache: "no-store" });
  if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
  const body: Body = await response.json();
  return body;
}
