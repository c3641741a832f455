import { WarningOutlineIcon } from "@sanity/icons";
import { Box, Button, Card, Flex, Spinner, Stack, Text } from "@sanity/ui";
import { listProblems } from "../../storefront/list-problems.ts";
import { type ShopAnswer, useShopProducts } from "../../storefront/use-shop-products.ts";
import { ProductSummary } from "./product-summary.tsx";

interface ChosenProductProps {
  handle: string;
  documentType: string;
}

/** The shop's current product for the handle. Nothing is stored in the document. */
export function ChosenProduct({ handle, documentType }: ChosenProductProps) {
  const answer = useShopProducts(handle === "" ? null : { by: "handle", text: handle });
  if (handle === "") return null;
  return (
    <Card aria-label="In the shop now" as="section" border padding={2} radius={2}>
      <Answer answer={answer} documentType={documentType} />
    </Card>
  );
}

interface AnswerProps {
  answer: ShopAnswer;
  documentType: string;
}

function Answer({ answer: { products, failure, askAgain }, documentType }: AnswerProps) {
  if (failure) {
    return (
      <Flex align="center" gap={3}>
        <Box flex={1}>
          <Warning>{failure} The handle is saved.</Warning>
        </Box>
        <Button mode="ghost" onClick={askAgain} padding={2} text="Try again" />
      </Flex>
    );
  }
  if (!products) {
    return (
      <Flex align="center" gap={3} padding={2} style={{ minHeight: 24 }}>
        <Spinner muted />
        <Text muted size={1}>
          Checking the shop…
        </Text>
      </Flex>
    );
  }
  const [product] = products;
  if (!product) {
    return (
      <Warning>
        The shop has no product with this handle, or it isn't shown there. The page shows no price until it
        is.
      </Warning>
    );
  }
  return (
    <Stack gap={2}>
      <ProductSummary product={product} />
      {listProblems(product, documentType).map((problem) => (
        <Warning key={problem}>{problem}</Warning>
      ))}
    </Stack>
  );
}

const Warning = ({ children }: { children: string | string[] }) => (
  <Card padding={3} radius={2} tone="caution">
    <Flex gap={3}>
      <Text size={1}>
        <WarningOutlineIcon />
      </Text>
      <Text size={1}>{children}</Text>
    </Flex>
  </Card>
);
