import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";
import { createDocumentChecks, type FindIn } from "../../support/document-checks.ts";

let lake: TestLake;
let findIn: FindIn;

beforeAll(async () => {
  lake = await startTestLake();
  findIn = await createDocumentChecks(lake.client());
});

afterAll(() => lake?.[Symbol.asyncDispose]());

describe("a table", () => {
  const inPage = (table: object) => ({
    _id: "page",
    _type: "page",
    title: "A",
    path: "/a",
    sections: [
      {
        _key: "text",
        _type: "prose",
        body: [{ _key: "table", _type: "table", caption: "Pairs", ...table }],
      },
    ],
  });
  const toRows = (...rows: string[][]) =>
    rows.map((cells, index) => ({ _key: `${index}`, _type: "tableRow", cells }));
  const [names, pair] = [
    ["Pair", "Part"],
    ["MY, YOUR", "Palm"],
  ];

  test.each([
    [{ rows: toRows(names, pair) }, []],
    [{ rows: toRows(["Pair", " "], pair) }, ["Give each column a name in the first row."]],
    [{ rows: toRows(names) }, ["A table has a row of names and at least one more."]],
    [{ rows: toRows(names, pair), caption: "" }, ["Say in a few words what the table shows."]],
  ])("%o", async (table, findings) => {
    expect((await findIn(inPage(table))).map((finding) => finding.replace(/^.*?: /, ""))).toEqual(findings);
  });
});
