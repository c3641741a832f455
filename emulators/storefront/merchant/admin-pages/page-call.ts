import type { Call } from "#http/router.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";

/** What an admin page can use. */
export interface PageServices extends AdminServices {
  /** Included in every form, as `formToken`. */
  formToken: string;
  /** The submitted form's fields, with the token already checked. */
  form: URLSearchParams;
}

export type PageCall = Call<PageServices>;
