import { afterAll, beforeAll, expect, test } from 'vitest'
import { tenorLimits } from '@daftar/rules/capital/offers/tenor'
import { run } from '@daftar/contract/endpoints/money/settlement-shapes'
import { bankLine } from '@daftar/contract/endpoints/money/reconciliation-shapes'
import { statementReading } from '@daftar/contract/endpoints/casework/files'
import type { Sql } from '../platform/database/connect.ts'
import { allMachines } from '../testing/files/machines.ts'
import { runText } from '../testing/database/planted.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'

let db: TestDatabase
beforeAll(async () => void (db = await createTestDatabase()))
afterAll(() => db.drop())

/**
 * How far a piece of work is, which nobody decides: the constant that says it, or the list where only the
 * server knows it.
 */
const listed: Record<string, readonly string[]> = {
  'application_statement.reading_state': statementReading.shape.state.options,
  'bank_line.state': bankLine.shape.state.options,
  'contract_paper.sealed_status': ['signed', 'completed'],
  'idempotency_key.state': ['running', 'done', 'failed'],
  'schedule_run.state': ['running', 'done', 'failed'],
  'settlement_run.state': run.shape.state.options,
  'sign_in_flow.state': ['first_factor', 'second_factor', 'set_up', 'done'],
  'stored_file.state': ['quarantined', 'clean', 'refused', 'deleted'],
}

/** What repeats a status of another row, whose own list holds it, and the status of an HTTP answer. */
const free = [
  'idempotency_key.status',
  'payout_event.status',
  'status_change.from_status',
  'status_change.to_status',
]

/**
 * Every column that is called a status or a state, with the values its CHECK allows; none where it has no
 * such list.
 */
async function allowed(owner: Sql): Promise<Record<string, string[]>> {
  const rows = await owner<{ place: string; rule: string | null }[]>`
    select c.relname || '.' || a.attname as place, pg_get_constraintdef(k.oid) as rule
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_constraint k on k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname ~ '(^|_)(status|state)$'`
  return Object.fromEntries(
    rows.map(({ place, rule }) => [place, [...(rule ?? '').matchAll(/'(\w+)'/g)].map(([, value]) => value!)]),
  )
}

const sorted = (lists: Record<string, readonly string[]>) =>
  Object.fromEntries(Object.entries(lists).map(([place, values]) => [place, values.toSorted()]))

test('the database allows exactly the statuses that the rules know', async () => {
  const machines = await allMachines()
  const known = Object.fromEntries(
    machines.map(({ table, transitions }) => [`${table}.status`, Object.keys(transitions)]),
  )
  const none = Object.fromEntries(free.map((place) => [place, []]))
  expect(sorted(await allowed(db.owner))).toEqual(sorted({ ...known, ...listed, ...none }))
})

/** Every column that is called a tenor, with what its CHECK says of it. */
const tenors = (owner: Sql) => owner<{ place: string; rule: string | null }[]>`
  select c.relname || '.' || a.attname as place, pg_get_constraintdef(k.oid) as rule
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenor'
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by place`

test('the database allows exactly the tenors that the rules know', async () => {
  const { minWeeks, maxWeeks, stepWeeks } = tenorLimits
  const rule = `CHECK ((((tenor >= ${minWeeks}) AND (tenor <= ${maxWeeks})) AND ((tenor % ${stepWeeks}) = 0)))`
  const places = ['advance', 'application', 'application_decision', 'offer']
  expect(await tenors(db.owner)).toEqual(places.map((table) => ({ place: `${table}.tenor`, rule })))
})

/** What the history of statuses is kept of. */
async function subjectsOf(owner: Sql): Promise<string[]> {
  const [row] = await owner<{ rule: string }[]>`
    select pg_get_constraintdef(oid) as rule from pg_constraint
     where conrelid = 'status_change'::regclass and conname = 'status_change_subject_check'`
  return [...row!.rule.matchAll(/'(\w+)'/g)].map(([, value]) => value!)
}

test('the database keeps the history of what the machines name', async () => {
  const named = (await allMachines()).flatMap(({ subject }) => subject ?? [])
  expect((await subjectsOf(db.owner)).toSorted()).toEqual(named.toSorted())
})

test('a migration adds a subject to the history and takes none away', async () => {
  const more = await createTestDatabase()
  try {
    await runText(more.owner, `call status_subject('planted')`)
    expect(await subjectsOf(more.owner)).toEqual([...(await subjectsOf(db.owner)), 'planted'])
  } finally {
    await more.drop()
  }
})

test('a status that only the database knows is seen', async () => {
  const planted = await createTestDatabase()
  try {
    const before = await allowed(planted.owner)
    await runText(
      planted.owner,
      `alter table adjustment drop constraint adjustment_status_check;
       alter table adjustment add check (status in ('proposed', 'approved', 'rejected', 'planted'))`,
    )
    expect(await allowed(planted.owner)).not.toEqual(before)
  } finally {
    await planted.drop()
  }
})
