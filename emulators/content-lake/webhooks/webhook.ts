import { seeder } from "#content-lake/access/access.ts";
import { type Hook, newHookSchema } from "#content-lake/webhooks/hook.ts";

/** A webhook that the lake starts with. Every start resets it to these options. */
export interface Webhook {
  /** Its identity. Its URL by default. */
  name?: string;
  url: string;
  secret: string;
  /** GROQ, such as `_type == "course" && delta::changedAny(slug)`. Without one, it covers every published document. */
  filter?: string;
  /** GROQ, such as `{_id, "slug": slug.current}`. Without one, it sends the whole document. */
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
    description: "From the lake's start options",
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
