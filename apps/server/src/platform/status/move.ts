import type { Actor } from '@daftar/rules/status/actors'
import type { Fragment, Tx } from '../database/database.ts'
import { untypedChanges } from '../database/rows.ts'
import { recordChanges } from '../status-changes.ts'
import { assertMove, type Machine, type StatusRow } from './machine.ts'

/** A row as it was read: its own status is the one it is expected to have still. */
type Held<Row extends StatusRow> = Pick<Row, 'merchant_id' | 'id' | 'status'>

/** Columns that change with the status, or beside it; never the status itself. */
export type Columns<Row extends StatusRow> = {
  [Column in Exclude<keyof Row, keyof StatusRow>]?: Row[Column] | undefined
}

/** Who causes a change, why, and when. */
export interface Cause {
  actor: Actor
  actorId: string
  detail?: string | undefined
  at: Date
}

export interface Move<Row extends StatusRow> extends Cause {
  to: Row['status']
  set?: Columns<Row>
  /** What must hold of the row beside its status, as `and ...`. */
  only?: Fragment
}

/** `lost`: somebody else moved the row first, and nothing was written. */
export type MoveResult = 'moved' | 'lost'

/**
 * The one way a status changes: asks the table of the rules, writes only if the row still has the status it
 * was read with, and keeps who moved it and why, in the caller's transaction (DEC-LOAN-1). A move that does
 * not exist throws.
 */
export async function moveStatus<Row extends StatusRow>(
  tx: Tx,
  machine: Machine<Row>,
  row: Held<NoInfer<Row>>,
  move: Move<NoInfer<Row>>,
): Promise<MoveResult> {
  const { to, set, only, ...cause } = move
  assertMove(machine, row.status, to, cause.actor)
  if (!(await write(tx, machine, row, { ...set, status: to }, only))) return 'lost'
  await record(tx, machine, [{ row, to, ...cause }])
  return 'moved'
}

/** Changes columns of a row that keeps its status; false when it has another one by now. */
export function changeInStatus<Row extends StatusRow>(
  tx: Tx,
  machine: Machine<Row>,
  row: Held<NoInfer<Row>>,
  set: Columns<NoInfer<Row>>,
  only?: Fragment,
): Promise<boolean> {
  return write(tx, machine, row, set, only)
}

async function write<Row extends StatusRow>(
  tx: Tx,
  { table }: Machine<Row>,
  { merchant_id, id, status }: StatusRow,
  columns: object,
  only: Fragment = tx``,
): Promise<boolean> {
  const done = await tx`
    update ${tx(table)} set ${untypedChanges(tx, table, columns)}
     where merchant_id = ${merchant_id} and id = ${id} and status = ${status} ${only}`
  return done.count === 1
}

export interface MoveOfSet<Row extends StatusRow> extends Cause {
  row: Held<Row>
  to: Row['status']
  /** What `set` and `only` read of it as `n`: the columns named in `facts` of the set. */
  facts?: Readonly<Record<string, string | number | boolean | null | readonly string[]>>
}

/** How a set is written, over the row as `t` and its facts as `n`. */
export interface SetOf {
  /** The columns of the facts with their types: `iban text, next_on date`. */
  facts?: Fragment
  /** What changes beside the status: `iban = n.iban`. */
  set?: Fragment
  /** What must hold beside the status each row was read with. */
  only?: Fragment
  /** What is answered beside merchant and id. */
  returning?: Fragment
  /** Rows that keep their status are changed with the others, and nothing is recorded for them. */
  mayStay?: boolean
}

/**
 * The same for many rows in one statement. Answers the rows that were moved; a caller for whom all must move
 * compares their number.
 */
export async function moveStatuses<Row extends StatusRow, More extends object = object>(
  tx: Tx,
  machine: Machine<Row>,
  moves: readonly MoveOfSet<NoInfer<Row>>[],
  { facts, set, only, returning, mayStay = false }: SetOf = {},
): Promise<(Pick<Row, 'merchant_id' | 'id'> & More)[]> {
  if (moves.length === 0) return []
  const stays = (move: MoveOfSet<Row>) => mayStay && move.to === move.row.status
  for (const move of moves) if (!stays(move)) assertMove(machine, move.row.status, move.to, move.actor)
  const rows = moves.map(({ row, to, facts: own }) => ({
    merchant_id: row.merchant_id,
    id: row.id,
    was: row.status,
    becomes: to,
    ...own,
  }))
  const moved = await tx<(Pick<Row, 'merchant_id' | 'id'> & More)[]>`
    update ${tx(machine.table)} t set status = n.becomes ${set ? tx`, ${set}` : tx``}
      from jsonb_to_recordset(${tx.json(rows)})
           as n (merchant_id text, id text, was text, becomes text ${facts ? tx`, ${facts}` : tx``})
     where t.merchant_id = n.merchant_id and t.id = n.id and t.status = n.was ${only ? tx`and ${only}` : tx``}
    returning t.merchant_id, t.id ${returning ? tx`, ${returning}` : tx``}`
  const ids = new Set(moved.map(({ id }) => id))
  await record(
    tx,
    machine,
    moves.filter((move) => ids.has(move.row.id) && !stays(move)),
  )
  return [...moved]
}

async function record<Row extends StatusRow>(
  tx: Tx,
  { subject }: Machine<Row>,
  moves: readonly MoveOfSet<Row>[],
): Promise<void> {
  if (!subject) return
  await recordChanges(
    tx,
    moves.map(({ row, to, actor, actorId, detail, at }) => ({
      merchantId: row.merchant_id,
      subject,
      subjectId: row.id,
      from: row.status,
      to,
      actor,
      actorId,
      ...(detail !== undefined && { detail }),
      at,
    })),
  )
}
