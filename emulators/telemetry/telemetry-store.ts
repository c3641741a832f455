import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";

/** An ingested event: `_time` (ISO 8601), and whatever the sender put into it. */
export type LogEvent = z.infer<typeof eventSchema>;

export interface TelemetryStore {
  add: (events: readonly LogEvent[]) => void;
  /** The latest, newest first. */
  list: (limit: number) => LogEvent[];
  clear: () => void;
  close: () => void;
}

export const maxEvents = 5000;

/** Stores the latest 5,000 events in `<dataDir>/telemetry.sqlite`. */
export function openTelemetryStore(dataDir: string): TelemetryStore {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, "telemetry.sqlite"));
  database.exec(`
    pragma journal_mode = wal; pragma synchronous = normal;
    create table if not exists event (id integer primary key autoincrement, body text not null) strict;
  `);
  const insert = database.prepare("insert into event (body) values (?)");
  const prune = database.prepare(
    `delete from event where id <= (select id from event order by id desc limit 1 offset ${maxEvents})`,
  );
  const latest = database.prepare("select body from event order by id desc limit ?");

  return {
    add: (events) => {
      database.exec("begin");
      for (const event of events) insert.run(JSON.stringify(event));
      prune.run();
      database.exec("commit");
    },
    list: (limit) => latest.all(limit).map((row) => eventSchema.parse(JSON.parse(rowSchema.parse(row).body))),
    clear: () => database.exec("delete from event"),
    close: () => database.close(),
  };
}

const rowSchema = z.object({ body: z.string() });

export const eventSchema = z.looseObject({ _time: z.iso.datetime({ offset: true }) });
