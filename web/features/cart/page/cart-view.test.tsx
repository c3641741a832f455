import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js";
import type { ContextType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WithoutCart } from "../../../../tests/support/site/no-cart.tsx";
import { CartView } from "./cart-view.tsx";

const router = { refresh: () => undefined } as ContextType<typeof AppRouterContext>;

const renderEmpty = (...paths: string[]) =>
  renderToStaticMarkup(
    <AppRouterContext value={router}>
      <WithoutCart>
        <CartView
          cart={null}
          notice={null}
          errors={[]}
          isSchool={false}
          siteUrl=""
          hasAgreed={false}
          variants={new Map()}
          suggestions={[]}
          keptCodes={[]}
          lesson={null}
          paths={new Set(paths)}
        />
      </WithoutCart>
    </AppRouterContext>,
  );

test("an empty cart leads to the courses, or to the home page of a shop without a page of them", () => {
  expect(renderEmpty("/courses")).toMatch(/<a [^>]*href="\/courses"[^>]*>See the courses<\/a>/);
  expect(renderEmpty()).toMatch(/<a [^>]*href="\/"[^>]*>Go to the shop<\/a>/);
});
