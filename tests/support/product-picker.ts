import { expect, type Locator, type Page } from "@playwright/test";

/** The Studio's field for a handle, by which a product of the shop is chosen. */
export class ProductPicker {
  readonly page: Page;
  readonly field: Locator;

  constructor(page: Page, field: Locator) {
    this.page = page;
    this.field = field;
  }

  get input(): Locator {
    return this.field.getByRole("combobox");
  }

  /** What the shop offers for the words typed, once it has answered them. */
  option(name: string | RegExp): Locator {
    return this.page
      .getByRole("listbox", { name: "Products of the shop" })
      .and(this.page.locator("[aria-busy=false]"))
      .getByRole("option", { name });
  }

  /** What the shop says now of the product that is chosen. */
  get inShop(): Locator {
    return this.field.getByRole("region", { name: "In the shop now" });
  }

  /** Types words over what is there, with the keyboard; once more when the form drew itself anew and put the caret at the end. */
  async typeOver(words: string) {
    await expect(async () => {
      await this.input.press("ControlOrMeta+a");
      await this.page.keyboard.type(words);
      await expect(this.input).toHaveValue(words, { timeout: 1000 });
    }).toPass();
  }

  /** Finds a product by words and takes it. */
  async choose(words: string, title: string) {
    await this.input.fill(words);
    await this.option(title).click();
  }
}
