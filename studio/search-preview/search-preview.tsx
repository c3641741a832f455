import { apiVersion } from "@shop/schemas/vocabulary/api-version.ts";
import { Card, Stack, Text } from "@sanity/ui";
import { metadataLimits } from "@shop/schemas/vocabulary/metadata-limits.ts";
import { useEffect, useState } from "react";
import { useClient, useFormValue } from "sanity";
import { useSiteAddress } from "../storefront/site-address.tsx";
import { cutOff, type SiteWords, siteWordsSchema, toSearchPreview } from "./to-search-preview.ts";

/** How the document's page looks in search results and as a shared link, while it's edited. */
export function SearchPreview() {
  const { path, title, description, shareTitle } = toSearchPreview(useFormValue([]), useSiteWords());
  const { host } = new URL(useSiteAddress() || location.origin);
  const address = path === null ? host : [host, ...path.split("/").filter(Boolean)].join(" › ");
  return (
    <Card border padding={4} radius={2} data-testid="search-preview">
      <Stack gap={5}>
        <Stack gap={3}>
          <Text muted size={1}>
            In search results
          </Text>
          <Text muted size={1} textOverflow="ellipsis">
            {address}
          </Text>
          <Text size={2} weight="semibold">
            {cutOff(title, metadataLimits.title)}
          </Text>
          {description && <Text size={1}>{cutOff(description, metadataLimits.description)}</Text>}
        </Stack>
        <Stack gap={3}>
          <Text muted size={1}>
            As a shared link
          </Text>
          <Text size={1} weight="semibold">
            {cutOff(shareTitle, metadataLimits.shareTitle)}
          </Text>
          <Text muted size={1}>
            {host}
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
}

const siteWordsQuery = `*[_id == "siteSettings"][0]{ "name": coalesce(name, ""), "description": meta.description }`;

function useSiteWords(): SiteWords {
  const client = useClient({ apiVersion });
  const [words, setWords] = useState<SiteWords>(null);
  useEffect(() => {
    const request = new AbortController();
    client
      .fetch<unknown>(siteWordsQuery, {}, { signal: request.signal, tag: "search-preview" })
      .then((answer) => setWords(siteWordsSchema.catch(null).parse(answer)))
      .catch((error: unknown) => {
        if (!request.signal.aborted) console.error("Reading the site's name failed.", error);
      });
    return () => request.abort();
  }, [client]);
  return words;
}
