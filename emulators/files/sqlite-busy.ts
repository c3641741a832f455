/** Whether SQLite refused because another connection holds the file (`SQLITE_BUSY`). */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === 5;
}
