import { CalendarIcon } from "@sanity/icons";
import { definePlugin } from "sanity";
import { SchedulePage } from "./schedule-page.tsx";

/** A tool that shows a month of announcements, promotions, scheduled drafts, and releases. */
export const schedule = definePlugin({
  name: "schedule",
  tools: [{ name: "schedule", title: "Schedule", icon: CalendarIcon, component: SchedulePage }],
});
