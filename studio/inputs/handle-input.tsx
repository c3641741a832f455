import { type InputProps, isStringInputProps, type StringInputProps, useFormValue } from "sanity";
import { namesProduct } from "../storefront/names-product.ts";
import { ProductPicker } from "./product-picker/product-picker.tsx";

/**
 * Every `handle` that names a product of the shop is chosen with the picker; every other input is the Studio's own. It stands
 * around each of them, so only a handle's reads the document: whatever reads it is drawn again with every key that is typed.
 */
export function HandleInput(props: InputProps) {
  const isHandle = props.path.length === 1 && props.path[0] === "handle" && isStringInputProps(props);
  return isHandle ? <DocumentHandleInput {...props} /> : props.renderDefault(props);
}

function DocumentHandleInput(props: StringInputProps) {
  const _type = useFormValue(["_type"]);
  const isShopifyProduct = useFormValue(["isShopifyProduct"]);
  return namesProduct({ _type, isShopifyProduct }) ? (
    <ProductPicker {...props} />
  ) : (
    props.renderDefault(props)
  );
}
