import { Box, Button, Card, Dialog, Flex, Spinner, Stack, Text } from "@sanity/ui";
import { useEffect, useState } from "react";
import type { AssetSourceComponentProps, Tool } from "sanity";

type PluginParts = typeof import("./plugin-parts.tsx");

/** The Media tool, once it has loaded. */
export function MediaTool({ tool }: { tool: Tool }) {
  const { parts, failed, load } = usePluginParts();
  if (parts) return <parts.PluginTool tool={tool} />;
  return (
    <Card height="fill" padding={5}>
      <LoadState failed={failed} onRetry={load} />
    </Card>
  );
}

/** The media browser or the form for a chosen file, once it has loaded. If it doesn't, the document's form stays as it is. */
export function MediaSource(props: AssetSourceComponentProps) {
  const { parts, failed, load } = usePluginParts();
  if (parts) return <parts.PluginSource {...props} />;
  return (
    <Dialog header={props.assetSource.title} id="loading-media" onClose={props.onClose} width={1}>
      <Box padding={5}>
        <LoadState failed={failed} onRetry={load} />
      </Box>
    </Dialog>
  );
}

function LoadState({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (!failed)
    return (
      <Flex justify="center">
        <Spinner muted />
      </Flex>
    );
  return (
    <Stack gap={4} role="alert">
      <Text>Media didn't load. You may be offline.</Text>
      <Flex>
        <Button mode="ghost" onClick={onRetry} text="Try again" />
      </Flex>
    </Stack>
  );
}

function usePluginParts() {
  const [parts, setParts] = useState<PluginParts | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  useEffect(() => {
    import("./plugin-parts.tsx").then(setParts, () => setFailedAttempt(attempt));
  }, [attempt]);
  return { parts, failed: failedAttempt === attempt, load: () => setAttempt(attempt + 1) };
}
