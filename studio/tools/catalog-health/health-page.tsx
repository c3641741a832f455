import { RefreshIcon } from "@sanity/icons";
import { Button, Card, Container, Flex, Heading, Spinner, Stack, Text } from "@sanity/ui";
import { useMemo } from "react";
import { type ShopAnswer, useShopProducts } from "../../storefront/use-shop-products.ts";
import { listGroups } from "./checks/list-groups.ts";
import { describeHealth } from "./describe-health.ts";
import { HealthGroups } from "./health-groups.tsx";
import { useDescribedInMedia } from "./use-described-in-media.ts";
import { useDocuments } from "./use-documents.ts";

/** Current problems in the catalog by group. Each row links to where it can be fixed. */
export function HealthPage() {
  const { documents, isLost } = useDocuments();
  const shop = useShopProducts({ by: "all", text: "" });
  const describedInMedia = useDescribedInMedia();
  const groups = useMemo(
    () => documents && listGroups({ documents, products: shop.products, describedInMedia }),
    [documents, shop.products, describedInMedia],
  );

  return (
    <Card height="fill" overflow="auto">
      <Container paddingX={[3, 4]} paddingY={[4, 5]} width={2}>
        <Stack gap={5}>
          <Flex align="flex-start" gap={3} wrap="wrap">
            <Stack flex={1} gap={4} style={{ minWidth: "14rem" }}>
              <Heading as="h1" size={3}>
                Catalog health
              </Heading>
              <Text as="output" muted size={2}>
                {groups ? describeHealth(groups) : "Reading the catalog…"}
              </Text>
            </Stack>
            <Button icon={RefreshIcon} mode="ghost" onClick={shop.askAgain} text="Check the shop again" />
          </Flex>
          {isLost && (
            <Notice>The content lake isn't responding right now. This is the last known state.</Notice>
          )}
          {shop.failure && <Notice>{describeFailure(shop)}</Notice>}
          {groups ? <HealthGroups groups={groups} isShopSilent={shop.failure !== null} /> : <Waiting />}
        </Stack>
      </Container>
    </Card>
  );
}

const describeFailure = ({ products, failure }: ShopAnswer) =>
  `${failure} ${products ? "This is the last known state." : "Checks that need the shop are unavailable."}`;

const Notice = ({ children }: { children: string }) => (
  <Card padding={4} radius={2} role="alert" tone="caution">
    <Text size={1}>{children}</Text>
  </Card>
);

const Waiting = () => (
  <Flex justify="center" padding={5}>
    <Spinner muted />
  </Flex>
);
