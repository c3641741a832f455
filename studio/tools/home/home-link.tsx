import { Card, Stack, Text } from "@sanity/ui";
import type { MouseEventHandler } from "react";

interface HomeLinkProps {
  link: { href: string; onClick: MouseEventHandler<HTMLElement> };
  title: string;
  detail: string;
}

/** A line of a card on the home page. */
export const HomeLink = ({ link: { href, onClick }, ...words }: HomeLinkProps) => (
  <Card as="a" href={href} onClick={onClick} padding={2} radius={2}>
    <HomeWords {...words} />
  </Card>
);

/** The same for those who can't open it. */
export const HomeWords = ({ title, detail }: Omit<HomeLinkProps, "link">) => (
  <Stack gap={2}>
    <Text size={1} textOverflow="ellipsis" weight="medium">
      {title}
    </Text>
    <Text muted size={1} textOverflow="ellipsis">
      {detail}
    </Text>
  </Stack>
);
