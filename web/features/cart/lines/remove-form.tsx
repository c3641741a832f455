import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";

export interface RemoveFormProps {
  lineIds: readonly string[];
  /** The button's text. */
  children: ReactNode;
}

/** Takes lines out of the cart. */
export const RemoveForm = ({ lineIds, children }: RemoveFormProps) => (
  <form action="/api/cart/lines/remove" method="post">
    {lineIds.map((id) => (
      <input type="hidden" name="lineId" value={id} key={id} />
    ))}
    <Button tone="plain" type="submit">
      {children}
    </Button>
  </form>
);
