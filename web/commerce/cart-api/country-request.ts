import { z } from "zod";

export const countryRequest = {
  schema: z.object({ country: z.enum(["US", "CA"], "Choose the country US or CA.") }),
  fromForm: (form: URLSearchParams) => ({ country: form.get("country") }),
  maxBytes: 1000,
};
