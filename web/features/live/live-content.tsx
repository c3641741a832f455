import { toLiveEventsUrl } from "#content/live-events-url.server.ts";
import { LiveContentConnection } from "./live-content-connection.client.tsx";

/** Keeps an open page true: it changes within a second of a publish, or of an edit when drafts are shown. */
export function LiveContent({ drafts }: { drafts: boolean }) {
  return <LiveContentConnection url={drafts ? "/api/preview/events" : toLiveEventsUrl({ drafts })} drafts={drafts} />;
}
