import { mapValues } from "../../kernel/map-values.ts";
import { readQuery, writeQuery } from "../../kernel/query.ts";
import { createResultTable, facetsOf, marksOf, selectRows } from "./result-table.ts";
import type { Abouts, FilterInUse, ResultFilters, Results, ResultsDescription, ResultTable } from "./results.types.ts";

const keysIn = <From extends object>(from: From): readonly Extract<keyof From, string>[] => {
  const keys: Extract<keyof From, string>[] = [];
  for (const key in from) keys.push(key);
  return keys;
};

/** A vertical's results, of what it says of them. */
export const describeResults = <Row, Of extends Abouts, Sort extends string>(
  description: ResultsDescription<Row, Of, Sort>,
): Results<Row, Of, Sort> => {
  type Table = ResultTable<Row, Of, Sort>;
  const { between, filters, mayLead = () => true } = description;
  const none: ResultFilters<Of> = mapValues(filters, (filter) => filter.none);
  const names = keysIn(filters);
  const sorts: readonly Sort[] = keysIn(description.sorts);
  const [usual] = sorts;
  if (usual === undefined) throw new Error("Results have no order. Describe one at least in `sorts`.");
  const tables = new WeakMap<readonly Row[], Table>();

  const results: Results<Row, Of, Sort> = {
    sorts,
    none,
    parameters: new Set([...names.map((key) => filters[key].name), "sort"]),

    encode({ filters: wanted, sort }) {
      const pairs = names.map((key) => [filters[key].name, filters[key].write(wanted[key]).join(between)] as const);
      return writeQuery([...pairs, ["sort", sort === usual ? "" : sort]]);
    },

    decode(text) {
      const query = readQuery(text);
      const valuesOf = (name: string) => query.getAll(name).flatMap((value) => value.split(between));
      return {
        filters: mapValues(filters, (filter) => filter.read(valuesOf(filter.name))),
        sort: sorts.find((sort) => sort === query.get("sort")) ?? usual,
      };
    },

    inUse: (wanted) => {
      const parts: { readonly [Key in keyof Of]: readonly FilterInUse<Of>[] } = mapValues(filters, (filter, key) =>
        filter.partsOf(wanted[key]).map(({ part, without }) => ({
          id: `${filter.name} ${JSON.stringify(part)}`,
          filter: key,
          part,
          without: { ...wanted, [key]: without },
        })),
      );
      return Object.values(parts).flat();
    },

    tableOf(rows) {
      const table = tables.get(rows) ?? createResultTable(description, rows);
      tables.set(rows, table);
      return table;
    },

    select: (table, view) => selectRows(description, table, view),

    leaders: (table, wanted) => {
      const marks = marksOf(description, table, wanted);
      return mapValues(table.orders, ({ rows, known }) => {
        for (const place of rows.subarray(0, known)) {
          const row = table.rows[place];
          if (row !== undefined && (marks === null || marks[place] === 1) && mayLead(row)) return row;
        }
        return null;
      });
    },

    facets: (table, wanted = none) => facetsOf(description, table, wanted),

    moves(shown, known, view, count) {
      const firstOf = (table: Table) =>
        Array.from(results.select(table, view).subarray(0, count), (place) => {
          const row = table.rows[place];
          return row === undefined ? undefined : description.idOf(row);
        });
      const after = firstOf(known);
      return firstOf(shown).some((id, place) => after[place] !== id);
    },
  };
  return results;
};
