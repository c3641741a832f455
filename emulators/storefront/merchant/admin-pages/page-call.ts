import type { Call } from "#http/router.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";

/** What an admin page can reach. */
export interface PageServices extends AdminServices {
  /** Goes into every form, as `formToken`. */
  formToken: string;
  /** What a form that was sent holds, its token checked already. */
  form: URLSearchParams;
}

export type PageCall = Call<PageServices>;
