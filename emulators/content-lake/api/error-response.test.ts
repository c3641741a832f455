import { expect, test, vi } from "vitest";
import { toErrorResponse } from "./error-response.ts";

test("details of an unexpected error are only logged", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const error = new Error("ENOENT: no such file or directory, open '/srv/shop/.data/tokens.json'");

  const response = toErrorResponse(error);

  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("/srv/shop");
  expect(log).toHaveBeenCalledWith(error);
  log.mockRestore();
});
