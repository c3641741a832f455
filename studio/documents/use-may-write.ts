import { useMemo } from "react";
import { useDocumentValuePermissions } from "sanity";

/** Whether the user's role may create and change documents of a type. True until that's known. */
export function useMayWrite(type: string): boolean {
  // A new object with every render would ask again each time.
  const document = useMemo(() => ({ _id: `${type}.new`, _type: type }), [type]);
  const [permission] = useDocumentValuePermissions({ document, permission: "create" });
  return permission?.granted !== false;
}
