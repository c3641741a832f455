import { expect, type Page } from "@playwright/test";

/** What a visitor does on the site, in the shop's terms. */
export class Shop {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a page and waits until it's listening for changes, so that it doesn't miss what a test does next. */
  async open(path: string) {
    const listening = this.untilListening();
    const response = await this.page.goto(path);
    await listening;
    return response;
  }

  /** Adds the open course to the cart and goes to the cart page. */
  async addCourse() {
    await this.addToCart.first().click();
    await this.added.getByRole("link", { name: "View Cart" }).click();
    await this.page.waitForURL(/\/cart$/);
    await expect(this.title).toHaveText("Your cart");
  }

  /** Adds products to the cart by submitting the forms on their pages, as they're sent without JavaScript. */
  async putInCart(...paths: readonly string[]) {
    const { request } = this.page;
    for (const path of paths) {
      const page = await (await request.get(path)).text();
      const [, merchandiseId = ""] = /name="merchandiseId" value="([^"]+)"/.exec(page) ?? [];
      const answer = await request.post("/api/cart/lines", { form: { merchandiseId }, maxRedirects: 0 });
      expect([answer.status(), answer.headers()["location"]]).toEqual([303, "/cart"]);
    }
  }

  /** Agrees to the terms and goes to the checkout. */
  async checkOut() {
    await this.page.getByRole("checkbox", { name: "I agree to the terms" }).check();
    await this.page.getByRole("button", { name: "Check out" }).click();
    await this.page.waitForURL(({ pathname }) => pathname !== "/cart");
  }

  /** Opens the checkout by submitting the cart's form, as it's sent without JavaScript. */
  async openCheckout() {
    const form = { terms: "on" };
    const answer = await this.page.request.post("/api/cart/checkout", { form, maxRedirects: 0 });
    await this.page.goto(answer.headers()["location"] ?? "the cart isn't checked out");
  }

  /** The popup after an add. */
  get added() {
    return this.page.getByRole("dialog", { name: /Added to your cart|Item has been added to cart!/ });
  }

  private untilListening() {
    return this.page.waitForResponse(/\/data\/live\/events\/|\/api\/preview\/events/);
  }

  async chooseCurrency(label: string) {
    await this.page.getByRole("banner").getByRole("combobox", { name: "Currency" }).selectOption({ label });
  }

  get title() {
    return this.page.getByRole("heading", { level: 1 });
  }

  get buying() {
    return this.page.getByRole("region", { name: "Buy this course" });
  }

  get addToCart() {
    return this.page.getByRole("button", { name: "Add to cart" });
  }

  announcement(text: string) {
    return this.page.getByRole("region", { name: "Announcements" }).getByText(text);
  }

  get previewToolbar() {
    return this.page.getByRole("complementary", { name: "Preview" });
  }
}
