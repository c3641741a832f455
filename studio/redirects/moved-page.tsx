import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import type { Move } from "./plan-redirect.ts";

interface MovedPageProps {
  from: string;
  to: string;
  moves: Move["moves"];
  onChoose: (choice: { isRedirected: boolean }) => Promise<void>;
}

const words = {
  now: { action: "Publish", isDoing: "Publishing…", done: "published", becomes: "is now" },
  later: { action: "Schedule", isDoing: "Saving the redirect…", done: "scheduled", becomes: "will be" },
} as const;

/** Asks whether to redirect the old address. */
export function MovedPage({ from, to, moves, onChoose }: MovedPageProps) {
  const [state, setState] = useState<"asking" | "redirecting" | "leaving" | "failed">("asking");
  const { action, isDoing, done, becomes } = words[moves];
  const isStoring = state === "redirecting" || state === "leaving";
  const choose = async (isRedirected: boolean) => {
    setState(isRedirected ? "redirecting" : "leaving");
    try {
      await onChoose({ isRedirected });
    } catch (error) {
      console.error(error);
      setState("failed");
    }
  };
  return (
    <Stack gap={4} padding={2}>
      <Text>People may have links to the old address. Redirect it to the new one?</Text>
      <Card border padding={3} radius={2} overflow="auto">
        <Stack gap={3}>
          <Text size={1}>
            <code>{from}</code>
          </Text>
          <Text size={1} muted>
            {becomes}
          </Text>
          <Text size={1}>
            <code>{to}</code>
          </Text>
        </Stack>
      </Card>
      {state === "failed" && (
        <Card tone="critical" border padding={3} radius={2} role="alert">
          <Text size={1}>We couldn't save the redirects, so nothing was {done}. Try again.</Text>
        </Card>
      )}
      <Flex gap={2} wrap="wrap">
        <Button
          tone="primary"
          text={state === "redirecting" ? isDoing : `${action} and redirect`}
          disabled={isStoring}
          onClick={() => void choose(true)}
        />
        <Button
          mode="ghost"
          text={`${action} without a redirect`}
          disabled={isStoring}
          onClick={() => void choose(false)}
        />
      </Flex>
    </Stack>
  );
}
