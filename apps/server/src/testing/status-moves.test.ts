import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { actors, type Actor } from '@daftar/rules/status/actors'
import { canMove } from '@daftar/rules/status/transitions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../platform/database/database.ts'
import type { StatusRow } from '../platform/status/machine.ts'
import { changeInStatus, moveStatus, moveStatuses } from '../platform/status/move.ts'
import { aMerchant } from './app/builders.ts'
import { allMachines, type AnyMachine } from './files/machines.ts'
import { runText } from './database/planted.ts'
import { createTestDatabase, type TestDatabase } from './database/test-database.ts'

const machines = await allMachines()
const at = new Date('2026-11-20T08:00:00Z')

let db: TestDatabase
let merchantId: string
beforeAll(async () => {
  db = await createTestDatabase()
  ;({ merchantId } = await db.database.system((tx) => aMerchant(tx)))
  // Fakes with the names of the real tables and nothing but a status, so that every move can be tried.
  const tables = machines.map(
    ({ table }) =>
      `create table moves.${table} (merchant_id text, id text, status text, note text, primary key (merchant_id, id));`,
  )
  await runText(db.owner, `create schema moves; ${tables.join('\n')}`)
})
afterAll(() => db.drop())

/** Work on the fakes; what throws leaves nothing. */
async function inMoves<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  const done = await db.owner.begin(async (tx) => {
    await tx`set local app.reach = 'system'`
    await tx`set local search_path = moves, public`
    return { result: await work(tx as unknown as Tx) }
  })
  return done.result as T
}

/** Adds a row and answers it as it is read. */
async function aRow(tx: Tx, { table }: AnyMachine, id: string, status: string): Promise<StatusRow> {
  const row = { merchant_id: merchantId, id, status }
  await tx`insert into ${tx(table)} ${tx(row)}`
  return row
}

async function standing(tx: Tx, { table }: AnyMachine, id: string): Promise<string | undefined> {
  const [row] = await tx<StatusRow[]>`select status from ${tx(table)} where id = ${id}`
  return row?.status
}

const historyOf = (tx: Tx, id: string) =>
  tx`select subject, from_status, to_status, actor, actor_id, detail, at from status_change where subject_id = ${id}`

/** Every move one can think of, those that stay too. */
function thinkable({ transitions }: AnyMachine): { from: string; to: string; actor: Actor }[] {
  const statuses = Object.keys(transitions)
  return statuses.flatMap((from) => statuses.flatMap((to) => actors.map((actor) => ({ from, to, actor }))))
}

const allowed = (machine: AnyMachine) =>
  thinkable(machine).filter(({ from, to, actor }) => canMove(machine.transitions, from, to, actor))

test('every table of moves in the rules has one machine in the server', async () => {
  const rules = join(import.meta.dirname, '../../../../packages/rules/src')
  const tables: unknown[] = []
  for await (const path of glob('**/*.ts', { cwd: rules }))
    if (
      !path.includes('test') &&
      (await readFile(join(rules, path), 'utf8')).includes('= defineTransitions<')
    )
      for (const [name, value] of Object.entries((await import(join(rules, path))) as object))
        if (name.endsWith('Transitions') && typeof value === 'object') tables.push(value)
  expect(tables.length).toBeGreaterThan(10)
  expect(new Set(machines.map(({ transitions }) => transitions))).toEqual(new Set(tables))
  expect(machines).toHaveLength(tables.length)
})

test.each(machines)('$table: a move of its table moves and is on record', async (machine) => {
  await inMoves(async (tx) => {
    for (const [place, { from, to, actor }] of allowed(machine).entries()) {
      const row = await aRow(tx, machine, `allowed-${machine.table}-${place}`, from)
      const cause = { actor, actorId: 'somebody', detail: 'why', at }
      expect(await moveStatus(tx, machine, row, { to, ...cause }), `${from} to ${to}`).toBe('moved')
      expect(await standing(tx, machine, row.id)).toBe(to)
      const record = { from_status: from, to_status: to, actor, actor_id: 'somebody', detail: 'why', at }
      const { subject } = machine
      expect([...(await historyOf(tx, row.id))]).toEqual(subject ? [{ subject, ...record }] : [])
    }
  })
})

test.each(machines)('$table: a move its table does not know throws and leaves nothing', async (machine) => {
  const forbidden = thinkable(machine).filter(
    ({ from, to, actor }) => !canMove(machine.transitions, from, to, actor),
  )
  await inMoves(async (tx) => {
    for (const status of Object.keys(machine.transitions)) {
      const row = await aRow(tx, machine, `forbidden-${machine.table}-${status}`, status)
      for (const { to, actor } of forbidden.filter(({ from }) => from === status)) {
        const move = { to, actor, actorId: 'somebody', at }
        await expect(moveStatus(tx, machine, row, move)).rejects.toThrow(`by ${actor}`)
        await expect(moveStatuses(tx, machine, [{ row, ...move }])).rejects.toThrow(`by ${actor}`)
      }
      expect(await standing(tx, machine, row.id)).toBe(status)
      expect(await historyOf(tx, row.id)).toHaveLength(0)
    }
  })
})

test.each(machines)('$table: of moves at once one takes effect', async (machine) => {
  const [{ from, to, actor }] = allowed(machine) as [ReturnType<typeof thinkable>[number]]
  const row = await inMoves((tx) => aRow(tx, machine, `raced-${machine.table}`, from))
  const move = { to, actor, actorId: 'somebody', at }
  const one = () => inMoves((tx) => moveStatus(tx, machine, row, move))
  const set = () =>
    inMoves(async (tx) =>
      (await moveStatuses(tx, machine, [{ row, ...move }])).length === 1 ? 'moved' : 'lost',
    )
  const outcomes = await Promise.all([one(), set(), one(), set()])
  expect(outcomes.toSorted()).toEqual(['lost', 'lost', 'lost', 'moved'])
  expect(await inMoves((tx) => historyOf(tx, row.id))).toHaveLength(machine.subject ? 1 : 0)
})

const offer = machines.find(({ table }) => table === 'offer')!
const system = { actor: 'system', actorId: 'job', at } as const

test('a set moves by its facts, answers what it moved and records those alone', async () => {
  await inMoves(async (tx) => {
    const rows = [await aRow(tx, offer, 'set-1', 'active'), await aRow(tx, offer, 'set-2', 'active')]
    await aRow(tx, offer, 'set-3', 'withdrawn')
    const moves = [...rows, { ...rows[0]!, id: 'set-3' }].map((row) => ({
      ...{ row, to: 'expired', facts: { why: row.id } },
      ...system,
    }))
    const moved = await moveStatuses<StatusRow, { note: string }>(tx, offer, moves, {
      facts: tx`why text`,
      set: tx`note = n.why`,
      only: tx`t.id <> 'set-2'`,
      returning: tx`t.note`,
    })
    expect(moved).toEqual([{ merchant_id: merchantId, id: 'set-1', note: 'set-1' }])
    expect([await standing(tx, offer, 'set-2'), await standing(tx, offer, 'set-3')]).toEqual([
      'active',
      'withdrawn',
    ])
    expect(await historyOf(tx, 'set-1')).toHaveLength(1)
    expect(await tx`select 1 from status_change where subject_id in ('set-2', 'set-3')`).toHaveLength(0)
  })
})

test('a row that stays is changed in its status and not on record', async () => {
  await inMoves(async (tx) => {
    const row = await aRow(tx, offer, 'stays', 'active')
    const noted = { note: 'later' } as object
    expect(await changeInStatus(tx, offer, row, noted)).toBe(true)
    expect(await changeInStatus(tx, offer, { ...row, status: 'hidden' }, noted)).toBe(false)
    await expect(moveStatuses(tx, offer, [{ row, to: 'active', ...system }])).rejects.toThrow('by system')
    expect(await moveStatuses(tx, offer, [{ row, to: 'active', ...system }], { mayStay: true })).toHaveLength(
      1,
    )
    expect(await historyOf(tx, 'stays')).toHaveLength(0)
  })
})

test('what must hold beside the status decides too', async () => {
  await inMoves(async (tx) => {
    const row = await aRow(tx, offer, 'only', 'active')
    const move = { to: 'expired', only: tx`and note is not null`, ...system }
    expect(await moveStatus(tx, offer, row, move)).toBe('lost')
    expect(await historyOf(tx, 'only')).toHaveLength(0)
  })
})
