import { ChevronDownIcon, SearchIcon } from "@sanity/icons";
import { Box, Button, SrOnly, Stack, Text, TextInput } from "@sanity/ui";
import { Popover } from "@sanity/ui/popover";
import { set, type StringInputProps, unset } from "sanity";
import { ChosenProduct } from "./chosen-product.tsx";
import { ProductOptions } from "./product-options.tsx";
import { useProductCombobox } from "./use-product-combobox.ts";

type ProductPickerProps = StringInputProps & {
  /** The page that the handle belongs to. */
  document: { id: string; type: string };
};

/**
 * Selects a product for a handle: an ARIA combobox with the shop's search results. A handle that the shop doesn't have yet
 * has to be chosen, because it may be a word that somebody only searched for.
 */
export function ProductPicker({
  document,
  value,
  onChange,
  elementProps,
  readOnly,
  validationError,
}: ProductPickerProps) {
  const handle = value ?? "";
  const combobox = useProductCombobox({
    id: elementProps.id,
    handle,
    document,
    isLocked: readOnly === true,
    onChoose: (chosen) => onChange(chosen === "" ? unset() : set(chosen)),
  });
  const { isOpen, text, answer, inputProps, listProps } = combobox;
  const { "aria-describedby": describedBy, id, onFocus, placeholder, ref } = elementProps;

  return (
    <Stack gap={3}>
      <Popover
        content={<ProductOptions answer={answer} {...listProps} />}
        matchReferenceWidth
        open={isOpen}
        placement="bottom-start"
        portal
      >
        <Box>
          <TextInput
            {...inputProps}
            aria-describedby={describedBy}
            customValidity={validationError ?? ""}
            icon={SearchIcon}
            id={id}
            onBlur={(event) => {
              inputProps.onBlur();
              elementProps.onBlur(event);
            }}
            onFocus={onFocus}
            placeholder={placeholder ?? "Product title or handle"}
            readOnly={readOnly}
            ref={ref}
            spellCheck={false}
            suffix={
              <Box padding={1}>
                <Button
                  aria-label="Show all products"
                  disabled={readOnly}
                  icon={ChevronDownIcon}
                  mode="bleed"
                  onClick={combobox.browse}
                  // Keeps focus in the input, which keeps the list open.
                  onMouseDown={(event) => event.preventDefault()}
                  padding={2}
                  tabIndex={-1}
                />
              </Box>
            }
            value={text}
          />
        </Box>
      </Popover>
      <SrOnly as="output">{isOpen ? combobox.announcement : ""}</SrOnly>
      {combobox.unused !== null && (
        <Text muted role="alert" size={1}>
          “{combobox.unused}” wasn't chosen from the list, so the handle hasn't changed.
        </Text>
      )}
      <ChosenProduct documentType={document.type} handle={handle} />
    </Stack>
  );
}
