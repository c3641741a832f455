import { CheckmarkIcon, CopyIcon } from "@sanity/icons";
import { Button, Card, Flex, Stack, Text, TextInput } from "@sanity/ui";
import { useRef, useState } from "react";

interface ShownOnceProps {
  link: string;
  onAnother: () => void;
}

/** The new link. It isn't stored, so it can only be copied now. */
export function ShownOnce({ link, onAnother }: ShownOnceProps) {
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setIsCopied(true);
    } catch {
      // The editor refused, or the Studio is at an address without HTTPS, where browsers have no clipboard.
      setIsCopied(false);
      field.current?.focus();
    }
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
        ref={field}
        aria-label="Preview link"
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      {isCopied === false && (
        <Card tone="critical" padding={3} radius={2} border role="alert">
          <Text size={1}>
            Your browser didn't allow copying. The link is selected: press Ctrl+C, or ⌘C on a Mac.
          </Text>
        </Card>
      )}
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
