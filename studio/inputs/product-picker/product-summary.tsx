import { ImageIcon } from "@sanity/icons";
import { Badge, Box, Card, Flex, Stack, Text } from "@sanity/ui";
import { formatPrices } from "../../storefront/format-prices.ts";
import type { ShopProduct } from "../../storefront/shop-product.ts";

interface ProductSummaryProps {
  product: ShopProduct;
  /** The title of another page that sells it. */
  usedBy?: string | null;
}

/** A product's image, title, prices and availability. */
export function ProductSummary({ product, usedBy }: ProductSummaryProps) {
  return (
    <Flex align="center" gap={3}>
      <Picture image={product.image} />
      <Stack flex={1} gap={2} style={{ minWidth: 0 }}>
        <Text size={1} textOverflow="ellipsis" weight="medium">
          {product.title}
        </Text>
        <Text muted size={1} style={{ fontVariantNumeric: "tabular-nums" }}>
          {formatPrices(product)}
        </Text>
        {usedBy && (
          <Text muted size={1} textOverflow="ellipsis">
            Used by “{usedBy}”
          </Text>
        )}
      </Stack>
      <Availability product={product} />
    </Flex>
  );
}

function Availability({ product: { isHidden, availableForSale } }: { product: ShopProduct }) {
  if (isHidden) return <Badge tone="caution">Hidden</Badge>;
  return availableForSale ? <Badge tone="positive">On sale</Badge> : <Badge tone="caution">Sold out</Badge>;
}

const size = { width: 40, height: 40 };

function Picture({ image }: { image: ShopProduct["image"] }) {
  return (
    <Card flex="none" overflow="hidden" radius={1} style={size} tone="transparent">
      {image ? (
        // The title beside it describes the image. Shopify scales it, and next/image isn't available in the Studio.
        // oxlint-disable-next-line nextjs/no-img-element
        <img alt="" src={image.url} style={{ ...size, objectFit: "cover" }} />
      ) : (
        <Box padding={2}>
          <Text muted>
            <ImageIcon />
          </Text>
        </Box>
      )}
    </Card>
  );
}
