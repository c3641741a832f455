import { z } from "zod";
import { scheduledExpirations } from "#lib/scheduled-expirations.ts";
import { localExpirations } from "#lib/local-expirations.ts";
import { expireTags } from "./next-internals.ts";

const expirationSchema = z.object({ tags: z.array(z.string()), at: z.number() });

/** What Node's timers can count. Something later is read again long before that. */
const longestMs = 2 ** 31 - 1;

/**
 * Expires tags at the time that whoever read something named for it, such as the end of a promotion, and tells the pages that are open.
 * Of several times for a tag, the earliest counts: the page that's rendered then names the next.
 */
export function expireOnTime(): void {
  const timers = new Map<string, { at: number; timer: NodeJS.Timeout }>();

  const expire = (tag: string) => {
    timers.delete(tag);
    expireTags([tag]);
    localExpirations.publish([tag]);
  };

  const plan = (tag: string, at: number) => {
    const planned = timers.get(tag);
    if (planned && planned.at <= at) return;
    clearTimeout(planned?.timer);
    const timer = setTimeout(expire, Math.min(Math.max(at - Date.now(), 0), longestMs), tag);
    timer.unref();
    timers.set(tag, { at, timer });
  };

  scheduledExpirations.subscribe((message) => {
    const { tags, at } = expirationSchema.parse(message);
    for (const tag of tags) plan(tag, at);
  });
}
