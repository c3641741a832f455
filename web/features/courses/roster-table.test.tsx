import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RosterTable } from "./roster-table.tsx";

test.each([
  ["Ana\nBo\nCleo", "2", "3 students, 3 seats"],
  ["Ana", "1", "1 student, 1 seat"],
  ["Ana\nBo", "", "2 students, 2 seats"],
  ["Ana\nBo", "30", "2 students named, 28 seats to name later"],
  ["Ana", "2", "1 student named, 1 seat to name later"],
  ["Ana\nBo", "2.5", "2 students, 2 seats"],
  ["Ana\nBo", "1e1", "2 students, 2 seats"],
  ["Ana\nBo", "101", "2 students, 2 seats"],
  ["Ana\nBo bo@x\nCleo", "3", "3 students, 3 seats. Please check row 2."],
  ["Ana\nBo bo@x\nCleo R2D2", "3", "3 students, 3 seats. Please check rows 2 and 3."],
  ["1\n2\n3\n4\n5", "5", "5 students, 5 seats. Please check rows 1, 2, 3, and 2 more."],
  ["", "2", ""],
])("the list %j with %s seats is described as: %s", (text, quantity, description) => {
  const html = renderToStaticMarkup(<RosterTable text={text} quantity={quantity} />);

  expect(html).toContain(`>${description}</output>`);
});
