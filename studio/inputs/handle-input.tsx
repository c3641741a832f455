import { type InputProps, isStringInputProps, pathToString, useFormValue } from "sanity";
import { namesProduct } from "../storefront/names-product.ts";
import { ProductPicker } from "./product-picker/product-picker.tsx";

/** Every `handle` that names a product of the shop is chosen with the picker; every other input is the Studio's own. */
export function HandleInput(props: InputProps) {
  const _type = useFormValue(["_type"]);
  const isShopifyProduct = useFormValue(["isShopifyProduct"]);
  const isHandle = pathToString(props.path) === "handle" && isStringInputProps(props);
  if (isHandle && namesProduct({ _type, isShopifyProduct })) return <ProductPicker {...props} />;
  return props.renderDefault(props);
}
