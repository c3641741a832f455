import { expect, type Page } from "@playwright/test";
import { CheckoutForm } from "./checkout-form.ts";
import { readMails } from "./mail-server.ts";
import { testStack } from "./test-stack.ts";

const course = "/courses/level-1a-online-asl-course";

interface GiftToBuy {
  /** The recipient's email. */
  email: string;
  message: string;
  from: string;
}

/** Somebody who buys courses for others, with or without JavaScript, and reads their mail. */
export class Buyer {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async addGift({ email, message, from }: GiftToBuy) {
    await this.page.goto(course);
    await this.page.locator("summary", { hasText: "Give as a gift" }).click();
    await this.page.getByRole("textbox", { name: "Message" }).fill(message);
    await this.page.getByRole("textbox", { name: "From" }).fill(from);
    await this.page.getByRole("textbox", { name: "Recipient’s email" }).fill(email);
    await this.page.getByRole("button", { name: "Add gift" }).click();
    await this.untilAdded();
  }

  /** One line for each student: first name, last name, and email, separated by commas. */
  async addSeats(students: string) {
    await this.page.goto(course);
    await this.page.locator("summary", { hasText: "Seats for a class" }).click();
    await this.page.getByRole("textbox", { name: "Students" }).fill(students);
    await this.page.getByRole("button", { name: "Add seats" }).click();
    await this.untilAdded();
  }

  /** Places an order without anything to ship. */
  async checkOut(email: string) {
    const checkout = new CheckoutForm(this.page);
    await this.page.goto("/cart");
    await this.page.getByRole("checkbox", { name: "I agree to the terms" }).check();
    await this.page.getByRole("button", { name: "Check out" }).click();
    await expect(this.page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
    await checkout.fillIn({ email, region: "Oregon" });
    await checkout.updateTax();
    await checkout.place();
    await expect(this.page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
  }

  /** A link in the newest mail to an address, once it has arrived. */
  async readLink(to: string, subject: RegExp, link: RegExp): Promise<string> {
    const find = async () => {
      const mails = await readMails(testStack.mailUrl, to);
      return link.exec(mails.find((mail) => subject.test(mail.subject))?.text ?? "")?.[0];
    };
    await expect.poll(find).toBeDefined();
    return (await find()) ?? "";
  }

  /** Opens the page with the gift form that a gift's mail links to. */
  readGiftLink(to: string) {
    return this.readLink(to, /^You’ve got a gift/, /http\S+#code=\S+/);
  }

  readOrderLink(to: string) {
    return this.readLink(to, /^Your courses from order/, /http\S+\/orders\/\S+/);
  }

  private async untilAdded() {
    await expect(
      this.page
        .getByRole("dialog", { name: /Added to your cart/ })
        .or(this.page.getByRole("heading", { level: 1, name: "Your cart" })),
    ).toBeVisible();
  }
}
