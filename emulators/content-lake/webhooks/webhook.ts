import { seeder } from "#content-lake/access/access.ts";
import { type Hook, newHookSchema } from "#content-lake/webhooks/hook.ts";

/** A webhook that the lake is started with. At every start it is again what these options say. */
export interface Webhook {
  /** What it is known by; its address unless given. */
  name?: string;
  url: string;
  secret: string;
  /** GROQ, such as `_type == "course" && delta::changedAny(slug)`. Without one, every published document counts. */
  filter?: string;
  /** GROQ, such as `{_id, "slug": slug.current}`. Without one, the whole document is sent. */
  projection?: string;
}

interface Origin {
  now: () => Date;
  newId: () => string;
}

export function toHook({ name, url, secret, filter, projection }: Webhook, { now, newId }: Origin): Hook {
  const { type: _type, ...settings } = newHookSchema.parse({
    name: name ?? url,
    url,
    secret,
    dataset: "*",
    description: "From the options that the lake was started with",
    rule: { on: ["create", "update", "delete"], filter, projection },
  });
  return {
    ...settings,
    id: newId(),
    projectId: "embedded",
    createdAt: now().toISOString(),
    createdByUserId: seeder.id,
    isConfigured: true,
  };
}
