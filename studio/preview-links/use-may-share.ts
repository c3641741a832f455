import { useDocumentValuePermissions } from "sanity";

const document = { _id: "previewLink.new", _type: "previewLink" };

/** Whether the editor's role may create preview links. True until that's known. */
export function useMayShare(): boolean {
  const [permission] = useDocumentValuePermissions({ document, permission: "create" });
  return permission?.granted !== false;
}
