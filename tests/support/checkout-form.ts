import type { Page } from "@playwright/test";

/** What a shopper does at the test checkout. */
export class CheckoutForm {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async fillIn({ email, region }: { email: string; region: string }) {
    await this.page.getByLabel("Email").fill(email);
    await this.page.getByLabel("State or province").selectOption({ label: region });
  }

  async updateTax() {
    await this.page.getByRole("button", { name: "Update tax" }).click();
  }

  async updateDelivery() {
    await this.page.getByRole("button", { name: "Update delivery and tax" }).click();
    await this.page.waitForLoadState();
  }

  async apply(discountCode: string) {
    await this.page.getByRole("textbox", { name: "Discount code" }).fill(discountCode);
    await this.page.getByRole("button", { name: "Apply discount code" }).click();
  }

  async place() {
    await this.page.getByRole("button", { name: "Place test order" }).click();
  }

  get order() {
    return this.page.getByRole("complementary", { name: "Your order" });
  }
}
