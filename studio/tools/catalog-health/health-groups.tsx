import { CheckmarkCircleIcon } from "@sanity/icons";
import { Card, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import type { Group } from "./checks/list-groups.ts";
import { HealthGroup } from "./health-group.tsx";

interface HealthGroupsProps {
  groups: readonly Group[];
  /** The shop isn't responding. */
  isShopSilent: boolean;
}

/** Groups with problems in full, then a short list of those without. */
export function HealthGroups({ groups, isShopSilent }: HealthGroupsProps) {
  const groupsWithRows = groups.filter(({ rows }) => rows && rows.length > 0);
  const unknown = groups.filter(({ rows }) => rows === null);
  const inOrder = groups.filter(({ rows }) => rows?.length === 0);
  if (inOrder.length === groups.length) return <Calm />;
  return (
    <>
      {groupsWithRows.map((group) => (
        <HealthGroup group={group} key={group.id} />
      ))}
      {unknown.length > 0 && !isShopSilent && (
        <Flex align="center" gap={3}>
          <Spinner muted />
          <Text muted size={1}>
            Checking the shop…
          </Text>
        </Flex>
      )}
      {inOrder.length > 0 && (
        <Stack as="section" gap={4} paddingTop={3}>
          <Heading as="h2" muted size={1}>
            No problems
          </Heading>
          <Stack as="ul" gap={3}>
            {inOrder.map(({ id, title }) => (
              <Flex align="center" as="li" gap={3} key={id}>
                <Text muted size={1}>
                  <CheckmarkCircleIcon />
                </Text>
                <Text muted size={1}>
                  {title}: none
                </Text>
              </Flex>
            ))}
          </Stack>
        </Stack>
      )}
    </>
  );
}

const Calm = () => (
  <Card border padding={5} radius={3}>
    <Stack gap={4}>
      <Text align="center" size={4}>
        <CheckmarkCircleIcon />
      </Text>
      <Text align="center" muted size={1}>
        Every course and workbook has a product, prices, and image descriptions, and everything is published.
      </Text>
    </Stack>
  </Card>
);
