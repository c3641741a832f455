import { type InputProps, isStringInputProps, type StringInputProps, useFormValue } from "sanity";
import { namesProduct } from "../storefront/names-product.ts";
import { ProductPicker } from "./product-picker/product-picker.tsx";

/**
 * Replaces the input of a `handle` that names a Shopify product with the picker. This component wraps every input, but
 * only a handle's reads the document, because that rerenders on every keystroke.
 */
export function HandleInput(props: InputProps) {
  const isHandle = props.path.length === 1 && props.path[0] === "handle" && isStringInputProps(props);
  return isHandle ? <DocumentHandleInput {...props} /> : props.renderDefault(props);
}

function DocumentHandleInput(props: StringInputProps) {
  const id = useFormValue(["_id"]);
  const type = useFormValue(["_type"]);
  const isShopifyProduct = useFormValue(["isShopifyProduct"]);
  return namesProduct({ _type: type, isShopifyProduct }) ? (
    <ProductPicker {...props} document={{ id: String(id), type: String(type) }} />
  ) : (
    props.renderDefault(props)
  );
}
