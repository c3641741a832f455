import { expect, type Locator, type Page } from "@playwright/test";

/** The Studio's handle field, which picks a product from the shop. */
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

  /** The products the shop returns for what was typed. */
  option(name: string | RegExp): Locator {
    return this.page
      .getByRole("listbox", { name: "Products of the shop" })
      .and(this.page.locator("[aria-busy=false]"))
      .getByRole("option", { name });
  }

  /** What the shop returns about the selected product. */
  get inShop(): Locator {
    return this.field.getByRole("region", { name: "In the shop now" });
  }

  /** Types over the current value with the keyboard. */
  async typeOver(words: string) {
    await this.input.press("ControlOrMeta+a");
    await this.page.keyboard.type(words);
    await expect(this.input).toHaveValue(words);
  }

  /** Finds a product by typing and selects it. */
  async choose(words: string, title: string) {
    await this.input.fill(words);
    await this.option(title).click();
  }
}
