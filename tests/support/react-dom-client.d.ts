// Of React DOM, whose types only the site's package has, this is what the tests use.
declare module "react-dom/client" {
  import type { ReactNode } from "react";

  export function createRoot(container: Element): {
    render: (page: ReactNode) => void;
    unmount: () => void;
  };
}
