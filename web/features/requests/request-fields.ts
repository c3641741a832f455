import { requestKinds, type RequestKind } from "@shop/schemas/vocabulary/request-kinds.ts";
import { affiliateName } from "#commerce/cart-api/link-cookies.ts";
import { toEarliestDay } from "#commerce/cart/days-on-earth.ts";
import { isPast } from "#commerce/cart/gift-day.ts";
import { seatsPattern, seatsProblem, toSeatsName } from "./estimate.ts";
import {
  email,
  line,
  name,
  orderNumber,
  paragraphs,
  type RequestField,
  type TypedField,
} from "./request-field.ts";

const contact: readonly RequestField[] = [
  name,
  email,
  {
    name: "topic",
    label: "What is it about?",
    type: "choice",
    required: "Please choose what it’s about",
    choices: [
      { value: "order", label: "An order" },
      { value: "lesson", label: "A lesson" },
      { value: "gift", label: "A gift or a gift code" },
      { value: "sign", label: "A sign" },
      { value: "other", label: "Something else" },
    ],
  },
  { ...orderNumber, hint: "If it’s about an order. It’s on your receipt, and looks like #1042." },
  paragraphs({ name: "message", label: "Message", required: "Please write a message" }),
];

const refund: readonly RequestField[] = [
  name,
  { ...email, hint: "The one you bought with." },
  { ...orderNumber, required: "Please enter the order number" },
  paragraphs({
    name: "items",
    label: "What would you like to return?",
    hint: "A course, a gift, a book, or the whole order.",
    required: "Please say what you’d like to return",
  }),
  paragraphs({ name: "reason", label: "Why?", hint: "Optional. It helps us do better." }),
];

const classroomPricing: readonly RequestField[] = [
  {
    name: "currency",
    label: "Currency",
    type: "choice",
    initial: "USD",
    required: "Please choose a currency",
    choices: [
      { value: "USD", label: "USD (US Dollar)" },
      { value: "CAD", label: "CAD (Canadian Dollar)" },
    ],
  },
  line({
    name: "school",
    label: "School",
    required: "Please enter your school’s name",
    maxLength: 120,
    autoComplete: "organization",
  }),
  {
    name: "role",
    label: "Your role",
    type: "choice",
    required: "Please choose your role",
    choices: [
      { value: "teacher", label: "Teacher" },
      { value: "leader", label: "Principal or department head" },
      { value: "purchasing", label: "Purchasing" },
      { value: "homeschool", label: "Parent or homeschool group" },
      { value: "other", label: "Something else" },
    ],
  },
  name,
  email,
  line({
    name: "budget",
    label: "Budget",
    hint: "Optional.",
    maxLength: 20,
    inputMode: "decimal",
    pattern: {
      value: /^\$?(\d{1,9}|\d{1,3}(,\d{3}){1,2})(\.\d{2})?$/,
      message: "Please enter an amount such as 1,500",
    },
  }),
  line({
    name: "deadline",
    label: "When you need it",
    hint: "Optional.",
    type: "date",
    maxLength: 10,
    pattern: {
      value: /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
      message: "Please enter a date",
    },
    validate: (day, now) =>
      day !== "" && isPast(day, toEarliestDay(now)) ? "Please choose today or a later day" : undefined,
  }),
  line({
    name: "purchase_order",
    label: "Purchase order number",
    hint: "Optional. It’s printed on the quote.",
    maxLength: 60,
  }),
  paragraphs({ name: "message", label: "Anything else?", hint: "Optional." }),
];

const affiliate: readonly RequestField[] = [
  name,
  email,
  line({
    name: "link",
    label: "A link to what you do",
    type: "url",
    required: "Please enter a link",
    maxLength: 500,
    pattern: {
      value: /^https?:\/\/[^\s\p{C}@<>"]+\.[^\s\p{C}@<>"]+$/iu,
      message: "Please enter a link that starts with https://",
    },
    autoComplete: "url",
  }),
  line({
    name: "affiliate_id",
    label: "The name you’d like in your links",
    hint: "Optional. Your links end in ?affiliate= and this name. Use letters, numbers, dots, and hyphens.",
    maxLength: 64,
    pattern: {
      value: new RegExp(`^${affiliateName}$`),
      message: "Please use only letters, numbers, dots, and hyphens",
    },
  }),
  paragraphs({
    name: "about",
    label: "Who are you, and who reads or watches you?",
    required: "Please tell us about yourself",
  }),
];

const backInStock: readonly RequestField[] = [
  { ...email, hint: "We’ll write once, when it’s back." },
  line({
    name: "book",
    label: "Book",
    type: "hidden",
    required: "Please say which book",
    maxLength: 100,
    pattern: { value: /^[a-z0-9][a-z0-9-]*$/, message: "Please send this form from the book’s page" },
  }),
];

export const requestFields: Readonly<Record<RequestKind, readonly RequestField[]>> = {
  contact,
  refund,
  "classroom-pricing": classroomPricing,
  affiliate,
  "back-in-stock": backInStock,
};

/** Parses the last segment of a form's URL; null for anything else. */
export const findRequestKind = (text: string): RequestKind | null =>
  requestKinds.find(({ value }) => value === text)?.value ?? null;

/** The field for a course's seats in a classroom request. */
export const toSeatsField = (handle: string, title: string): TypedField => ({
  ...seatsField,
  name: toSeatsName(handle),
  label: title,
});

const seatsField = line({
  name: toSeatsName(""),
  label: "Seats",
  maxLength: 4,
  inputMode: "numeric",
  pattern: { value: seatsPattern, message: seatsProblem },
});

/** The course handle in the name of a seats field; null for other fields. */
export const toSeatsHandle = (fieldName: string): string | null =>
  /^seats-([a-z0-9][a-z0-9-]{0,99})$/.exec(fieldName)?.[1] ?? null;

/** A form's field by name; null for others, such as the honeypot. */
export const findField = (kind: RequestKind, fieldName: string): RequestField | null =>
  requestFields[kind].find(({ name: known }) => known === fieldName) ??
  (kind === "classroom-pricing" && toSeatsHandle(fieldName) !== null
    ? { ...seatsField, name: fieldName }
    : null);
