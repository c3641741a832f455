import { Card, Container, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { useRouterState } from "sanity/router";
import { useAllNamedReleases } from "../documents/use-named-releases.ts";
import { ShareLinkForm } from "./share-link-form.tsx";
import { StoredLinkCard } from "./stored-link-card.tsx";
import { useStoredLinks } from "./use-stored-links.ts";

/** All preview links: who made them, how they've been used, and a button to revoke each. */
export function PreviewLinksTool() {
  const stored = useStoredLinks();
  const what = useRouterState(({ what: chosen }) => (typeof chosen === "string" ? chosen : "drafts"));
  return (
    <Card height="fill" overflow="auto">
      <Container width={1} padding={4}>
        <Stack gap={6} paddingY={5}>
          <Stack gap={4}>
            <Heading as="h1">Preview links</Heading>
            <Text muted>
              A preview link shows drafts, a scheduled draft, or a release to someone without an account,
              until it expires or you revoke it.
            </Text>
          </Stack>
          <Card border padding={4} radius={3}>
            <ShareLinkForm key={what} path="/" what={what} />
          </Card>
          <Stack gap={4}>
            <Heading as="h2" size={1}>
              All links
            </Heading>
            <Links stored={stored} />
          </Stack>
        </Stack>
      </Container>
    </Card>
  );
}

function Links({ stored }: { stored: ReturnType<typeof useStoredLinks> }) {
  const releases = useAllNamedReleases();
  switch (stored.kind) {
    case "loading":
      return (
        <Flex align="center" gap={3}>
          <Spinner muted />
          <Text muted>Loading links…</Text>
        </Flex>
      );
    case "failed":
      return (
        <Card tone="critical" padding={4} radius={2} border role="alert">
          <Text size={1}>We couldn't load the links. Reload the page to try again.</Text>
        </Card>
      );
    case "ready":
      return stored.links.length === 0 ? (
        <Text muted>No links yet. The links you create appear here.</Text>
      ) : (
        <Stack as="ul" gap={3} style={{ listStyle: "none", padding: 0, margin: 0 }}>
          {stored.links.map((link) => (
            <StoredLinkCard key={link._id} link={link} releases={releases} now={stored.readAt} />
          ))}
        </Stack>
      );
  }
}
