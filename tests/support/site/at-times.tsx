import { Fragment, type ReactNode } from "react";
import { type Period, readPeriodState } from "../../../schemas/vocabulary/periods.ts";

/** Times before, between and after those in a complete document. */
const times = ["2025-12-01", "2026-02-01", "2026-04-01"].map((day) => new Date(day));

/** What the site shows of these at each time. */
export const atTimes = <Item extends Period>(
  items: readonly Item[],
  render: (running: readonly Item[]) => ReactNode,
): ReactNode =>
  times.map((time) => (
    <Fragment key={time.toISOString()}>
      <hr />
      {render(items.filter((item) => readPeriodState(item, time) === "running"))}
    </Fragment>
  ));
