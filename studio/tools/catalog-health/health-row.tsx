import { AddIcon, ChevronRightIcon } from "@sanity/icons";
import { Box, Card, Flex, Stack, Text } from "@sanity/ui";
import { type ComponentType, createElement } from "react";
import { useSchema } from "sanity";
import { type IntentParameters, useIntentLink } from "sanity/router";
import { formatPrices } from "../../storefront/format-prices.ts";
import type { ShopProduct } from "../../storefront/shop-product.ts";
import { templateIds } from "../../templates/templates.ts";
import type { Row } from "./checks/list-groups.ts";
import type { DocumentRow } from "./checks/compare-layers.ts";

/** Links to the field to fix, or to a new document for a product without a page. */
export function HealthRow({ row }: { row: Row }) {
  return "product" in row ? <ProductLink product={row.product} /> : <DocumentLink row={row} />;
}

function DocumentLink({ row: { id, type, title, detail, note, path } }: { row: DocumentRow }) {
  const schemaType = useSchema().get(type);
  return (
    <RowLink
      detail={note ? `${detail} ${note}` : detail}
      icon={schemaType?.icon}
      intent="edit"
      kind={schemaType?.title ?? type}
      params={path === "" ? { id, type } : { id, type, path }}
      title={title}
    />
  );
}

function ProductLink({ product }: { product: ShopProduct }) {
  const { title, handle, productType } = product;
  const createLink =
    productType === "Course"
      ? { type: "course", template: templateIds.courseForProduct, kind: "Create a course page" }
      : { type: "book", template: templateIds.workbookForProduct, kind: "Create a book page" };
  return (
    <RowLink
      detail={formatPrices(product)}
      icon={AddIcon}
      intent="create"
      kind={createLink.kind}
      params={[
        { type: createLink.type, template: createLink.template },
        { title, handle },
      ]}
      title={title}
    />
  );
}

interface RowLinkProps {
  title: string;
  detail: string;
  kind: string;
  icon: ComponentType | undefined;
  intent: "edit" | "create";
  params: IntentParameters;
}

function RowLink({ title, detail, kind, icon, intent, params }: RowLinkProps) {
  const { href, onClick } = useIntentLink({ intent, params });
  return (
    <Card as="a" href={href} onClick={onClick} padding={3}>
      <Flex align="center" gap={3}>
        {icon && <Text muted>{createElement(icon)}</Text>}
        <Stack flex={1} gap={2} style={{ minWidth: 0 }}>
          <Text size={1} weight="medium">
            {title}
          </Text>
          <Text muted size={1}>
            {detail}
          </Text>
        </Stack>
        <Box display={["none", "none", "block"]}>
          <Text muted size={1}>
            {kind}
          </Text>
        </Box>
        <Text muted>
          <ChevronRightIcon />
        </Text>
      </Flex>
    </Card>
  );
}
