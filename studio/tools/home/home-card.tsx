import { Card, Heading, Stack } from "@sanity/ui";
import type { ReactNode } from "react";

interface HomeCardProps {
  title: string;
  children: ReactNode;
}

/** A section of the home page. */
export function HomeCard({ title, children }: HomeCardProps) {
  return (
    <Card as="section" border padding={4} radius={3}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
