import { type APIResponse, expect, type Page } from "@playwright/test";
import { inOregon, visitCheckout } from "./checkout.ts";
import { readMails } from "./mail-server.ts";
import { testStack } from "./test-stack.ts";

const course = "/courses/level-1a-online-asl-course";

interface GiftToBuy {
  /** The recipient's email. */
  email: string;
  message: string;
  from: string;
}

/**
 * Somebody who buys courses for others, and reads their mail. Submits the site's forms without opening their pages, which
 * `flows/whole-purchase` does.
 */
export class Buyer {
  private readonly request: Page["request"];

  constructor({ request }: Page) {
    this.request = request;
  }

  async addGift({ email, message, from }: GiftToBuy) {
    await this.submitForm("template", { template: "Birthday", method: "email", email, message, from });
  }

  /** One line for each student: first name, last name, and email, separated by commas. */
  async addSeats(students: string) {
    await this.submitForm("roster", { roster: students });
  }

  /** Places an order without anything to ship. */
  async checkOut(email: string) {
    const response = await this.request.post("/api/cart/checkout", {
      form: { terms: "on" },
      maxRedirects: 0,
    });
    const checkout = await visitCheckout(readLocation(response));
    await checkout.press("update", { ...inOregon, email });
    const { location } = await checkout.press("place");
    expect(location).toContain("thank-you");
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

  /** Submits the form on the course's page that has a field, with the values that its page has, and others. */
  private async submitForm(field: string, values: Record<string, string>) {
    const html = await (await this.request.get(course)).text();
    const form = html.split("<form").find((part) => part.includes(`name="${field}"`)) ?? "";
    const [, merchandiseId = ""] = /name="merchandiseId" value="([^"]+)"/.exec(form) ?? [];
    const response = await this.request.post("/api/cart/lines", {
      form: { merchandiseId, ...values },
      maxRedirects: 0,
    });
    expect(readLocation(response)).toBe("/cart");
  }
}

const readLocation = (response: APIResponse) =>
  response.headers()["location"] ?? `status ${response.status()}`;
