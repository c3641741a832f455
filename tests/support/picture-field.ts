import { expect, type Locator, type Page } from "@playwright/test";

/** The Studio's image field: upload, select, crop, describe. */
export class PictureField {
  readonly page: Page;
  readonly field: Locator;

  constructor(page: Page, field: Locator) {
    this.page = page;
    this.field = field;
  }

  get picture(): Locator {
    return this.field.getByRole("img", { name: "Preview of uploaded image" });
  }

  get description(): Locator {
    return this.field.getByRole("textbox", { name: "Alternative text" });
  }

  async upload(file: string) {
    await this.field.getByTestId("file-button-input").setInputFiles(file);
    await expect(this.picture).toBeVisible();
  }

  /** Opens what images are selected from, by the source's name. */
  async openSource(name: string) {
    await this.field.getByRole("button", { name: "Select", exact: true }).click();
    await this.page.getByTestId(new RegExp(`browse-button-${name}$`)).click();
  }

  /** Selects an image that was uploaded before, by its file name. */
  async select(filename: string) {
    await this.openSource("sanity-default");
    await this.page.getByRole("dialog").getByRole("button", { name: filename }).click();
    await expect(this.picture).toBeVisible();
  }

  /** Crops part of the image's left side by dragging the handle there. */
  async cropLeft(part: number) {
    await this.field.getByRole("button", { name: "Open image edit dialog" }).click();
    const dialog = this.page.getByRole("dialog", { name: "Edit hotspot and crop" });
    // The handles have no accessible name.
    const handle = dialog.locator("[data-handle=crop-left]");
    await handle.hover();
    const frame = await dialog.locator("[data-handle=crop]").last().boundingBox();
    if (!frame) throw new Error("The image to crop isn't shown.");
    await this.page.mouse.down();
    await this.page.mouse.move(frame.x + frame.width * part, frame.y + frame.height / 2, { steps: 5 });
    await this.page.mouse.up();
    await dialog.getByRole("button", { name: "Close dialog" }).click();
    await expect(dialog).toHaveCount(0);
  }
}
