import { AddIcon } from "@sanity/icons";
import { Box, Button, Card, Heading, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { usePaneRouter } from "sanity/structure";
import { z } from "zod";
import { ListState } from "../documents/list-state.tsx";
import { useListenedQuery } from "../documents/use-listened-query.ts";
import { useMayWrite } from "../documents/use-may-write.ts";
import type { OrderedList } from "../structure/desk-item.ts";
import { OrderedRows } from "./ordered-rows.tsx";
import { rowsSchema, toGroups, toRowsQuery } from "./listed-documents.ts";

const optionsSchema = z.object({ list: z.custom<OrderedList>() });
const queryOptions = { perspective: "drafts", tag: "ordered-list" } as const;

/** A pane with documents in the order in which shoppers see them. Editors change it by dragging. */
export function OrderedListPane({ options }: { options?: object }) {
  const { list } = optionsSchema.parse(options);
  const { data, failed } = useListenedQuery({
    query: toRowsQuery(list),
    schema: rowsSchema,
    options: queryOptions,
  });
  const mayWrite = useMayWrite(list.type);
  return (
    <Card data-testid="ordered-list" height="fill" overflow="auto">
      <Stack gap={4} padding={3}>
        <Text muted size={1}>
          {mayWrite
            ? "Drag to change the order on the site. A new order is live right away."
            : "The order on the site."}
        </Text>
        <ListState empty="There's nothing here yet." failed={failed} items={data} />
        {data &&
          toGroups(data).map(({ title, rows }) => (
            <Stack gap={3} key={title}>
              {title && (
                <Heading as="h3" size={0}>
                  {title}
                </Heading>
              )}
              <OrderedRows field={list.field} mayWrite={mayWrite} rows={rows} type={list.type} />
            </Stack>
          ))}
        {mayWrite && <CreateLink key={data?.length} list={list} />}
      </Stack>
    </Card>
  );
}

/** Opens a new document beside the list. */
function CreateLink({ list: { type, template } }: { list: OrderedList }) {
  const { ChildLink } = usePaneRouter();
  const [id] = useState(() => crypto.randomUUID());
  return (
    <Box>
      <Button
        as={ChildLink}
        childId={id}
        childParameters={{ template: template?.id ?? type }}
        childPayload={template?.parameters}
        icon={AddIcon}
        mode="ghost"
        text="Create"
      />
    </Box>
  );
}
