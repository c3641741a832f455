import { z } from "zod";
import { dropEmpty, isHosted, parseVariables, type Variables } from "./parse-variables.ts";

/** Where a tag manager's container comes from. */
export interface TagManager {
  id: string;
  origin: string;
}

const hostedSchema = z.object({
  GTM_CONTAINER_ID: z.string().regex(/^GTM-[A-Z0-9]{4,12}$/, "an id such as GTM-ABC1234"),
});
const embeddedSchema = z.object({ TELEMETRY_URL: z.url().optional() });

const widgetSchema = z.object({ STATUS_WIDGET_URL: z.url({ protocol: /^https$/ }).optional() });

/** The script of a service that announces outages, or null. */
export const parseStatusWidget = (variables: Variables): string | null =>
  parseVariables(widgetSchema, dropEmpty(variables)).STATUS_WIDGET_URL ?? null;

/** The other sites whose scripts a page may load, with the visitor's consent. */
export function parseScriptHosts(variables: Variables): string[] {
  const [tagManager, widget] = [parseTagManager(variables), parseStatusWidget(variables)];
  return [...(tagManager ? [tagManager.origin] : []), ...(widget ? [new URL(widget).origin] : [])];
}

/** Google Tag Manager's container, or the emulator's. Null without either. */
export function parseTagManager(variables: Variables): TagManager | null {
  const nonempty = dropEmpty(variables);
  if (isHosted(nonempty, ["GTM_CONTAINER_ID"])) {
    const { GTM_CONTAINER_ID: id } = parseVariables(hostedSchema, nonempty);
    return { id, origin: "https://www.googletagmanager.com" };
  }
  const { TELEMETRY_URL: origin } = parseVariables(embeddedSchema, nonempty);
  return origin === undefined ? null : { id: "GTM-EMBEDDED", origin: new URL(origin).origin };
}
