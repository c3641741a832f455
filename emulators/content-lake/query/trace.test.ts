import { expect, test } from "vitest";
import { type EvaluationContext, evaluateTree } from "#content-lake/query/evaluate.ts";
import { parseQuery } from "#content-lake/query/parse-query.ts";
import { traceTree } from "#content-lake/query/trace.ts";
import { toJson } from "#content-lake/query/to-json.ts";

const documents = [
  {
    _id: "a",
    _type: "x",
    n: 3,
    s: "one two",
    list: [{ _key: "k", v: 1, inner: [{ w: 1 }, { w: 2 }] }, { _key: "l", v: 2 }, "loose", null],
    ref: { _ref: "b" },
    refs: [{ _ref: "b" }, { _ref: "gone" }, { _ref: "a" }],
    at: "2026-11-21T12:00:00Z",
  },
  { _id: "b", _type: "y", n: 1, s: "two", list: [], ref: { _ref: "a" } },
  { _id: "c", _type: "x", n: null, s: "three" },
];

const context: EvaluationContext = {
  documents,
  readDocument: (id) => documents.find(({ _id }) => _id === id),
  countInDocument: () => 0,
  now: new Date("2026-11-21T12:00:00Z"),
  identity: "ada",
};

test.each([
  "*",
  "*[]",
  "*[0]",
  "*[-1]",
  "*[9]",
  "*[1..2]",
  "*[-2...-1]",
  "*[n > 1]",
  "*[n > 1].list",
  "*[n > 1].list[]",
  "*[n > 1].list[].v",
  "*.list[0]",
  "*.list[].inner[].w",
  "*{list[v > 1]}",
  "*{list[]{v}}",
  "*{list[]{v, 'up': ^.n, 'top': ^.^.n}}",
  "*{'x': list[v > ^.n]}",
  "*{'x': list[]{'y': inner[w < ^.v]{'z': ^.v, 'q': ^.^.n, w}}}",
  "*{'others': *[_id != ^._id]{'x': ^._id, 'y': *[_id == ^.^._id].n}}",
  "*{'others': *[references(^._id)] | order(n desc)._id}",
  "*{'n': count(*[n > ^.n])}",
  "*{'m': list[]{'c': count(*[n > ^.v]), 'd': select(v > ^.n => ^._id, 'no')}}",
  "*{ref->, 'deep': ref->ref->ref->s}",
  "*{refs[]->{_id}}",
  "*{'ids': refs[]->_id}",
  "*{'r': refs[_ref in *[_type == 'y']._id]->n}",
  "*{...}",
  "*{..., 'n': 1, s}",
  "*{'n': 1, ...}",
  "*{...ref->, _id}",
  "*{...list[0]}",
  "*{n > 1 => {'big': true}, !(n > 1) => {'small': s}, n => {'never': 1}}",
  "*{'s': select(n > 1 => s, n == 1 => list)}",
  "*{'c': coalesce(gone, list[9].v, n, s)}",
  "*{'a': [n, ...list, ...gone, {'s': s}]}",
  "*{'a': array::compact([n, gone, s])}",
  "*{'a': array::unique(list[].v)}",
  "*{'d': diff::changedAny(@, *[0], (n, list[v == ^.n].v))}",
  "*{'l': list[]{'d': diff::changedAny(^, *[_id == 'a'][0], anywhere(v == ^.v).inner)}}",
  "*{'p': geo::latLng(n, n), 'd': geo::distance(geo::latLng(n, 0), {'lat': ^.n, 'lng': 1})}",
  "* | order(n)",
  "* | order(n desc, s asc)[0...2]{s}",
  "*{'l': list | order(v desc)}",
  "['b', 'a', 'b'] | order(@)",
  "* | score(s match 'two') {_id, _score}",
  "* | score(boost(s match 'two', 3), n > 2)[_score > 1]",
  "*[@ match text::query('two')]{s}",
  "*{'d': dateTime(at), 'e': dateTime(at) + n}",
  "*{'d': [dateTime(at)], 'p': path('a.**')}",
  "*{'t': s + '!', 'u': upper(s), 'm': s in ['two'], 'x': n in 1..3, 'neg': -n, 'not': !defined(n)}",
  "{'a': *[0].n, 'b': @, 'c': ^}",
  "count(*)",
  "(*[n > 1])[0].s",
  "'constant'",
  "*[0]{'x': @{'y': ^.n}}",
  "*{'x': list[]{...}[v > 1]}",
  "*[0].list[0].inner[0...1]{w, 'x': ^}",
])("a traced query has the same result: %s", (query) => {
  const tree = parseQuery({ query, params: {} });

  const traced = toJson(traceTree(tree, context));

  expect(traced).toEqual(toJson(evaluateTree(tree, context)));
});
