import { Card, Stack, Text } from "@sanity/ui";
import { useIntentLink } from "sanity/router";
import { HomeCard } from "./home-card.tsx";
import type { MissingEssential } from "./list-missing.ts";
import { useMissing } from "./use-missing.ts";

/** Leads through a new site's first documents. Gone once visitors have them all. */
export function SetUpSite() {
  const missing = useMissing();
  if (missing.length === 0) return null;
  return (
    <HomeCard title="Set up the site">
      <Stack as="ul" gap={2}>
        {missing.map((essential) => (
          <li key={essential.title}>
            <EssentialLink essential={essential} />
          </li>
        ))}
      </Stack>
    </HomeCard>
  );
}

function EssentialLink({ essential: { title, detail, intent, params } }: { essential: MissingEssential }) {
  const { href, onClick } = useIntentLink({ intent, params });
  return (
    <Card as="a" href={href} onClick={onClick} padding={2} radius={2}>
      <Stack gap={2}>
        <Text size={1} weight="medium">
          {title}
        </Text>
        <Text muted size={1}>
          {detail}
        </Text>
      </Stack>
    </Card>
  );
}
