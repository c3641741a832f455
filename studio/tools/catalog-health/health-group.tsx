import { Badge, Box, Button, Card, Flex, Heading, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import type { Group, Row } from "./checks/list-groups.ts";
import { HealthRow } from "./health-row.tsx";

/** More rows are shown on request, so that a long list doesn't hide the other groups. */
const atFirst = 20;

/** A group of problems, what they mean and where they are. */
export function HealthGroup({ group: { id, title, meaning, tone, rows } }: { group: Group }) {
  const [showsAll, setShowsAll] = useState(false);
  const allRows = rows ?? [];
  const shownRows = showsAll ? allRows : allRows.slice(0, atFirst);
  const headingId = `health-${id}`;
  return (
    <Stack aria-labelledby={headingId} as="section" gap={3}>
      <Flex align="center" gap={3}>
        <Heading as="h2" id={headingId} size={1}>
          {title}
        </Heading>
        <Badge tone={tone}>{allRows.length}</Badge>
      </Flex>
      <Text muted size={1}>
        {meaning}
      </Text>
      <Card border overflow="hidden" radius={2}>
        <Stack as="ul">
          {shownRows.map((row, index) => (
            <Card as="li" borderTop={index > 0} key={toKey(row)}>
              <HealthRow row={row} />
            </Card>
          ))}
        </Stack>
      </Card>
      {shownRows.length < allRows.length && (
        <Box>
          <Button mode="bleed" onClick={() => setShowsAll(true)} text={`Show all ${allRows.length}`} />
        </Box>
      )}
    </Stack>
  );
}

const toKey = (row: Row) => ("product" in row ? row.product.handle : `${row.id} ${row.path} ${row.detail}`);
