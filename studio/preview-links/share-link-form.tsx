import { apiVersion } from "@shop/schemas/vocabulary/api-version.ts";
import { Box, Button, Card, Checkbox, Flex, Select, Stack, Text, TextInput } from "@sanity/ui";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useClient, useCurrentUser } from "sanity";
import { useNamedReleases } from "../documents/use-named-releases.ts";
import { useMayWrite } from "../documents/use-may-write.ts";
import { useSiteAddress } from "../storefront/site-address.tsx";
import { createLink, type LinkChoice, lifetimes, linkChoiceSchema } from "./preview-link.ts";
import { ShownOnce } from "./shown-once.tsx";

interface ShareLinkFormProps {
  /** The default page to open. */
  path: string;
  /** `drafts`, or a release's name. */
  what: string;
}

/** A form for a new link. Shows the link once, after it's created. */
export function ShareLinkForm({ path, what }: ShareLinkFormProps) {
  const client = useClient({ apiVersion });
  const user = useCurrentUser();
  const site = useSiteAddress();
  const releases = useNamedReleases();
  const [choice, setChoice] = useState<LinkChoice>({ what, path, hours: 168, isSingleUse: false, note: "" });
  const [problem, setProblem] = useState<string | null>(null);
  const [isCreating, setIsCreating] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const mayShare = useMayWrite("previewLink");
  const change = (part: Partial<LinkChoice>) => setChoice((previous) => ({ ...previous, ...part }));

  async function share(event: FormEvent) {
    event.preventDefault();
    const parsed = linkChoiceSchema.safeParse(choice);
    if (!parsed.success) {
      setProblem(parsed.error.issues.map(({ message }) => message).join(" "));
      return;
    }
    setProblem(null);
    setIsCreating(true);
    try {
      const created = await createLink({
        choice: parsed.data,
        createdBy: user?.name ?? user?.email ?? "",
        now: new Date(),
      });
      await client.create(created.document);
      setLink((site || window.location.origin) + created.path);
    } catch (error) {
      console.error(error);
      setProblem("We couldn't save the link. Check your connection and try again.");
    }
    setIsCreating(false);
  }

  if (!mayShare)
    return (
      <Card tone="caution" padding={3} radius={2} border>
        <Text size={1}>
          Your role can't create preview links. To see drafts on the site, ask an editor to share one.
        </Text>
      </Card>
    );
  if (link) return <ShownOnce link={link} onAnother={() => setLink(null)} />;
  return (
    <form onSubmit={(event) => void share(event)}>
      <Stack gap={4}>
        <Labeled label="What the reviewer sees">
          {(id) => (
            <Select
              id={id}
              value={choice.what}
              onChange={(event) => change({ what: event.currentTarget.value })}
            >
              <option value="drafts">Drafts: everything being edited</option>
              {releases.map(({ id: releaseId, kind, title }) => (
                <option key={releaseId} value={releaseId}>
                  {kind}: {title}
                </option>
              ))}
            </Select>
          )}
        </Labeled>
        <Labeled label="Page to open">
          {(id) => (
            <TextInput
              id={id}
              value={choice.path}
              onChange={(event) => change({ path: event.currentTarget.value })}
            />
          )}
        </Labeled>
        <Labeled label="Expires after">
          {(id) => (
            <Select
              id={id}
              value={choice.hours}
              onChange={(event) => change({ hours: Number(event.currentTarget.value) })}
            >
              {lifetimes.map(({ title, hours }) => (
                <option key={hours} value={hours}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Labeled>
        <Labeled label="Internal note (optional)">
          {(id) => (
            <TextInput
              id={id}
              value={choice.note}
              placeholder="Who it's for"
              onChange={(event) => change({ note: event.currentTarget.value })}
            />
          )}
        </Labeled>
        <Flex as="label" align="center" gap={3}>
          <Checkbox
            checked={choice.isSingleUse}
            onChange={(event) => change({ isSingleUse: event.currentTarget.checked })}
          />
          <Text size={1}>Can be opened only once, on one device</Text>
        </Flex>
        {problem && (
          <Card tone="critical" padding={3} radius={2} border role="alert">
            <Text size={1}>{problem}</Text>
          </Card>
        )}
        <Box>
          <Button
            type="submit"
            tone="primary"
            text={isCreating ? "Creating link…" : "Create link"}
            disabled={isCreating}
          />
        </Box>
      </Stack>
    </form>
  );
}

function Labeled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="medium">
        {label}
      </Text>
      {children(id)}
    </Stack>
  );
}
