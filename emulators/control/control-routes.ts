import { z } from "zod";
import { type FaultRule, type Faults } from "#http/faults.ts";
import { HttpError } from "#http/http-error.ts";
import type { Ledger } from "#http/ledger.ts";
import type { Call, Route } from "#http/router.ts";
import { formatZodError } from "#http/format-zod-error.ts";
import type { Snapshots } from "./snapshots.ts";
import { readControlBody } from "./read-control-body.ts";

/** A request that no route answers, or a part of one that isn't emulated. */
export interface UnknownRequest {
  method: string;
  path: string;
  /** The name of a GraphQL operation, or null if it has none. */
  operation?: string | null;
  /** What in the operation isn't emulated. */
  what?: string;
}

const maxUnknownRequests = 200;

/** The latest unknown requests, oldest first. */
export class UnknownRequests {
  readonly all: UnknownRequest[] = [];

  add(request: UnknownRequest): void {
    this.all.push(request);
    if (this.all.length > maxUnknownRequests) this.all.shift();
  }
}

/** What every emulator's control plane can read and change. */
export interface ControlServices {
  requests: Ledger;
  faults: Faults;
  unknownRequests: UnknownRequests;
  /** Empties the emulator, then fills it again. */
  reset: (to: ResetTarget) => Promise<void>;
  snapshots: Snapshots;
  /** Copies the open emulator's database to a new file. */
  copyDatabase: (file: string) => void;
  /** Whether there is a seed to go back to. */
  hasSeed: boolean;
}

/** What an emulator has after a reset. */
export type ResetTarget = { kind: "seed" } | { kind: "nothing" } | { kind: "snapshot"; name: string };

interface ControlRoutesOptions {
  /** What's emptied, as the emulator's README calls it. */
  what: string;
  faultRules: z.ZodType<FaultRule[]>;
  /** Another form of a path that `?path=` can start with. */
  toPath?: (path: string) => string;
}

/** The routes that both control planes have: the request log, unknown requests, reset, and fault rules. */
export function createControlRoutes<Services extends ControlServices>({
  what,
  faultRules,
  toPath = (path) => path,
}: ControlRoutesOptions): Route<Services>[] {
  const listFaults = ({ services }: Call<Services>) => Response.json(services.faults.rules());
  return [
    {
      method: "GET",
      path: "/_emulator/requests",
      description: "Lists the latest 500 requests, oldest first; `?path=` and `?status=` narrow it.",
      handler: ({ url, services }) => {
        const { path: start, status } = readFilter(url);
        return Response.json(
          services.requests
            .entries()
            .filter((entry) => status === undefined || entry.status === status)
            .filter(({ path }) => path.startsWith(start) || toPath(path).startsWith(start)),
        );
      },
    },
    {
      method: "DELETE",
      path: "/_emulator/requests",
      description: "Clears the list of requests.",
      handler: ({ services }) => {
        services.requests.clear();
        return Response.json({ ok: true });
      },
    },
    {
      method: "GET",
      path: "/_emulator/unknown",
      description: "Lists the latest 200 requests, and parts of them, that aren't emulated.",
      handler: ({ services }) => Response.json(services.unknownRequests.all),
    },
    {
      method: "POST",
      path: "/_emulator/reset",
      description: `Empties the ${what} and seeds it again; \`{ "seed": false }\` leaves it empty, \`{ "snapshot": "…" }\` brings one back.`,
      handler: async ({ request, services }) => {
        const { seed, snapshot } = await readControlBody(request, resetSchema);
        if (snapshot !== undefined) {
          services.snapshots.require(snapshot);
          await services.reset({ kind: "snapshot", name: snapshot });
          return Response.json({ snapshot });
        }
        const seeded = seed ?? services.hasSeed;
        if (seeded && !services.hasSeed)
          throw new HttpError(400, `This ${what} was started without a seed to go back to`);
        await services.reset({ kind: seeded ? "seed" : "nothing" });
        return Response.json({ seeded });
      },
    },
    {
      method: "GET",
      path: "/_emulator/snapshots",
      description: "Lists the snapshots.",
      handler: async ({ services }) => Response.json(await services.snapshots.list()),
    },
    {
      method: "PUT",
      path: "/_emulator/snapshots/:name",
      description: "Takes a snapshot of everything, and replaces one with the same name.",
      handler: async ({ param, services }) => {
        await services.snapshots.take(param("name"), services.copyDatabase);
        return Response.json({ snapshot: param("name") });
      },
    },
    {
      method: "DELETE",
      path: "/_emulator/snapshots/:name",
      description: "Deletes a snapshot.",
      handler: async ({ param, services }) => {
        await services.snapshots.delete(param("name"));
        return Response.json({ ok: true });
      },
    },
    {
      method: "GET",
      path: "/_emulator/faults",
      description: "Lists the fault rules and how many times each still applies.",
      handler: listFaults,
    },
    {
      method: "PUT",
      path: "/_emulator/faults",
      description: "Replaces the fault rules.",
      handler: async (call) => {
        call.services.faults.replace(await readControlBody(call.request, faultRules));
        return listFaults(call);
      },
    },
    {
      method: "DELETE",
      path: "/_emulator/faults",
      description: "Removes all fault rules.",
      handler: (call) => {
        call.services.faults.replace([]);
        return listFaults(call);
      },
    },
  ];
}

const resetSchema = z
  .strictObject({ seed: z.boolean().optional(), snapshot: z.string().optional() })
  .refine(({ seed, snapshot }) => seed === undefined || snapshot === undefined, {
    error: "name a snapshot or a seed, not both",
  });

const filterSchema = z.strictObject({
  /** The start of the path. */
  path: z.string().default(""),
  status: z.coerce.number().int().optional(),
});

function readFilter({ searchParams }: URL): z.infer<typeof filterSchema> {
  const filter = filterSchema.safeParse(Object.fromEntries(searchParams));
  if (!filter.success) throw new HttpError(400, `Invalid filter: ${formatZodError(filter.error)}`);
  return filter.data;
}
