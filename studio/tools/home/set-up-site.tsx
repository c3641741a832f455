import { Stack } from "@sanity/ui";
import { useIntentLink } from "sanity/router";
import { HomeCard } from "./home-card.tsx";
import { HomeLink } from "./home-link.tsx";
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
  return <HomeLink detail={detail} link={useIntentLink({ intent, params })} title={title} />;
}
