import { Box, Button, Dialog, Flex, Text } from "@sanity/ui";
import { useRef, useState } from "react";

interface RevokeButtonProps {
  /** The link's title. */
  title: string;
  onRevoke: () => void;
}

/** Revokes a link after asking, because whoever has opened it loses their preview at once. */
export function RevokeButton({ title, onRevoke }: RevokeButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsAsking(false);
    button.current?.focus();
  };
  return (
    <Box>
      <Button
        aria-label={`Revoke ${title}`}
        mode="ghost"
        onClick={() => setIsAsking(true)}
        ref={button}
        text="Revoke"
        tone="critical"
      />
      {isAsking && (
        <Dialog
          footer={
            <Flex gap={2} justify="flex-end" padding={3}>
              <Button mode="bleed" onClick={close} text="Cancel" />
              <Button
                onClick={() => {
                  close();
                  onRevoke();
                }}
                text="Revoke link"
                tone="critical"
              />
            </Flex>
          }
          header="Revoke this link?"
          id="revoke-link"
          onClickOutside={close}
          onClose={close}
          width={0}
        >
          <Box padding={4}>
            <Text size={1}>
              “{title}” stops working, and whoever has opened it stops seeing the preview at once. You can't
              undo this, but you can share a new link.
            </Text>
          </Box>
        </Dialog>
      )}
    </Box>
  );
}
