import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fromRoot } from '../lib/paths.ts'
import { directions } from './directions.ts'
import { arrowsOfRules, circlesOf, moduleArrows } from './module-arrows.ts'
import { usesByModule } from './module-uses.ts'
import { columnsInSql, usesInSql } from './sql-tables.ts'
import { ownerOf, tables } from './tables.ts'

const rows = Object.entries(tables)
const schema = readFileSync(fromRoot('docs/schema.sql'), 'utf8')
const namesOf = (kind: 'table' | 'view') =>
  [...schema.matchAll(new RegExp(`^create ${kind} (\\w+)`, 'gm'))].map(([, name]) => name!)

describe('who owns which tables', () => {
  test('every table of the schema has one owner', () => {
    const owned = rows.flatMap(([, { owns = [] }]) => owns)
    expect(owned.toSorted()).toEqual(namesOf('table').toSorted())
  })

  test('every view of the schema is shown by one module, and below the modules tables are shown as they are', () => {
    const { platform, ...modules } = tables
    const shown = Object.values(modules).flatMap(({ shows = [] }) => shows)
    expect(shown.toSorted()).toEqual(namesOf('view').toSorted())
    expect(platform?.owns).toEqual(expect.arrayContaining(platform?.shows ?? []))
  })

  const uses = usesByModule()
  test.each(rows.filter(([module]) => module !== 'platform'))(
    'the row of %s says no more than it uses',
    (module, row) => {
      const used = uses.get(module) ?? []
      const reads = used.filter(({ writes }) => !writes).map(({ table }) => table)
      const writes = used.filter((use) => use.writes).map(({ table }) => table)
      expect(
        [...(row.reads ?? []), ...(row.stillReads ?? [])].filter((name) => !reads.includes(name)),
      ).toEqual([])
      expect((row.stillWrites ?? []).filter((name) => !writes.includes(name))).toEqual([])
      const owners = [...(row.reads ?? []), ...(row.stillReads ?? [])].map(ownerOf)
      expect(owners.filter((owner) => !owner || owner === module)).toEqual([])
    },
  )

  test('nobody reads what belongs to an area that stands above', () => {
    const up = rows.flatMap(([module, { reads = [], stillReads = [] }]) =>
      [...reads, ...stillReads]
        .filter((name) => !isBelow(module, ownerOf(name) ?? ''))
        .map((name) => `${module} ${name}`),
    )
    expect(up).toEqual([])
  })

  function isBelow(module: string, owner: string): boolean {
    const [area = '', of = ''] = [module.split('/')[0], owner.split('/')[0]]
    return of === 'platform' || area === of || (directions.areas.mayImport[area] ?? []).includes(of)
  }
})

describe('circles: of modules, by imports and SQL together, and of the rules', () => {
  test('there is none', () => {
    expect(circlesOf(moduleArrows())).toEqual([])
  })

  test('there is none between the folders of the rules', () => {
    const arrows = arrowsOfRules()
    expect(arrows.size).toBeGreaterThan(20)
    expect(circlesOf(arrows)).toEqual([])
  })

  test('a planted one is found, and what only leads to it is not in it', () => {
    const arrows = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['e'], f: ['a'] }
    const planted = new Map(Object.entries(arrows).map(([from, to]) => [from, new Set(to)]))
    expect(circlesOf(planted)).toEqual([['a', 'b', 'c']])
  })
})

describe('what a statement uses', () => {
  test.each([
    ['select a from b x join only c on true left join public.d using (e)', ['b', 'c', 'd']],
    ['select 1 from a x, b as y, c where x.id = y.id', ['a', 'b', 'c']],
    ['insert into a (b) select c from d', ['A', 'd']],
    ['update a set b = 1 from c where a.id = c.id', ['A', 'c']],
    ['delete from a using b where a.id = b.id', ['A', 'b']],
    ['select 1 -- from a\n from b /* join c */ for update', ['b']],
    ['insert into a values (1) on conflict do update set b = 2', ['A', 'SET']],
  ])('%s', (sql, expected) => {
    const used = usesInSql(sql).map(({ table, writes }) => (writes ? table.toUpperCase() : table))
    expect(used).toEqual(expected)
  })
})

describe('which columns a statement answers with', () => {
  const isTable = (name: string) => ['a', 'b'].includes(name)
  test.each([
    ['select id, x.size, count(*) as n, c.at from a join b x on true join c on true', 'a.id b.size'],
    ['select distinct on (id) id, (select 1 from b) as one from a', 'a.id'],
    ['select id as of, n from (select id, n from a) s', ''],
    ['select number from faults(?)', ''],
    ['insert into b (id) select id from a returning id', 'b.id'],
    ['update a set n = 1 where id = ?', ''],
  ])('%s', (sql, expected) => {
    const columns = [...columnsInSql(sql, isTable)].map(([column, table]) => `${table}.${column}`)
    expect(columns.join(' ')).toBe(expected)
  })
})
