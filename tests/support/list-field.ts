import { expect, type Locator, type Page } from "@playwright/test";

/** The Studio's field for a sortable list. */
export class ListField {
  readonly page: Page;
  readonly field: Locator;

  constructor(page: Page, field: Locator) {
    this.page = page;
    this.field = field;
  }

  /** Moves an item of a list of texts above the one before it, with the keyboard. */
  async moveUp(index: number) {
    const handles = this.field
      .getByRole("button")
      .filter({ has: this.page.locator("[data-sanity-icon=drag-handle]") });
    // The list's announcements for screen readers.
    const announcement = this.field.getByRole("status");
    await handles.nth(index).press("Space");
    await expect(announcement).toHaveText(/was moved over/);
    await this.page.keyboard.press("ArrowUp");
    // A form that moves while the item is picked up can already have put it there.
    await expect(announcement).toHaveText(new RegExp(`was moved over droppable area string-${index - 1}-`));
    await this.page.keyboard.press("Space");
  }
}
