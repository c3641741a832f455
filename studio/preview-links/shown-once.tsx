import { CheckmarkIcon, CopyIcon } from "@sanity/icons";
import { Button, Card, Flex, Stack, Text, TextInput } from "@sanity/ui";
import { useState } from "react";

interface ShownOnceProps {
  link: string;
  onAnother: () => void;
}

/** The new link. It isn't stored, so it can only be copied now. */
export function ShownOnce({ link, onAnother }: ShownOnceProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setIsCopied(true);
  };
  return (
    <Stack gap={4}>
      <Card tone="positive" padding={4} radius={2} border as="output">
        <Stack gap={3}>
          <Text weight="medium">Your link is ready</Text>
          <Text size={1}>Copy it now. It's only shown once. You can revoke it at any time.</Text>
        </Stack>
      </Card>
      <TextInput
        aria-label="Preview link"
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Flex gap={2}>
        <Button
          tone="primary"
          icon={isCopied ? CheckmarkIcon : CopyIcon}
          text={isCopied ? "Copied" : "Copy link"}
          onClick={() => void copy()}
        />
        <Button mode="bleed" text="Create another" onClick={onAnother} />
      </Flex>
    </Stack>
  );
}
