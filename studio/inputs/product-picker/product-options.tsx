import { AddIcon } from "@sanity/icons";
import { Box, Button, Card, Flex, Spinner, Stack, Text } from "@sanity/ui";
import type { ShopAnswer } from "../../storefront/use-shop-products.ts";
import type { ProductOption } from "./list-options.ts";
import { ProductSummary } from "./product-summary.tsx";

interface ProductOptionsProps {
  /** The listbox's id. */
  id: string;
  answer: ShopAnswer & { isLate: boolean };
  options: readonly ProductOption[];
  active: number;
  optionId: (index: number) => string;
  onChoose: (handle: string) => void;
}

/** The list below the picker, or a message. */
export function ProductOptions({ id, answer, options, active, optionId, onChoose }: ProductOptionsProps) {
  const { products, failure, isLate, askAgain } = answer;
  return (
    <Box
      padding={1}
      style={{ maxHeight: "min(22rem, 45vh)", overflowY: "auto" }}
      // Keeps focus in the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      {isLate && !products && (
        <Flex align="center" gap={3} padding={3}>
          <Spinner muted />
          <Text muted size={1}>
            Checking the shop…
          </Text>
        </Flex>
      )}
      {failure && (
        <Card padding={3} radius={2} tone="caution">
          <Flex align="center" gap={3}>
            <Box flex={1}>
              <Text size={1}>{failure}</Text>
            </Box>
            <Button mode="ghost" onClick={askAgain} padding={2} tabIndex={-1} text="Try again" />
          </Flex>
        </Card>
      )}
      {products?.length === 0 && (
        <Box padding={3}>
          <Text muted size={1}>
            The shop has no such product.
          </Text>
        </Box>
      )}
      {/* Native elements with these roles can't contain images. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <Stack aria-busy={isLate} aria-label="Products of the shop" as="ul" gap={1} id={id} role="listbox">
        {options.map(({ handle, product, usedBy }, index) => (
          <Card
            aria-selected={index === active}
            as="li"
            id={optionId(index)}
            key={handle}
            onClick={() => onChoose(handle)}
            padding={2}
            radius={2}
            ref={index === active ? scrollIntoView : undefined}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            style={{ cursor: "pointer", ...(index === active && activeStyle) }}
            tone={index === active ? "primary" : "inherit"}
          >
            {product ? (
              <ProductSummary product={product} usedBy={usedBy} />
            ) : (
              <NewHandle handle={handle} isChecked={products !== null} />
            )}
          </Card>
        ))}
      </Stack>
    </Box>
  );
}

/** Looks like a focus ring, because focus stays in the input. */
const activeStyle = { outline: "2px solid var(--card-focus-ring-color)", outlineOffset: "-2px" };

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: "nearest" });

const NewHandle = ({ handle, isChecked }: { handle: string; isChecked: boolean }) => (
  <Flex align="center" gap={3} padding={2}>
    <Text size={1}>
      <AddIcon />
    </Text>
    <Text size={1}>
      Use “{handle}”, which {isChecked ? "isn't in the shop yet" : "couldn't be looked up"}
    </Text>
  </Flex>
);
