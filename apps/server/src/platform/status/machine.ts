import { canMove, type Transitions } from '@daftar/rules/status/transitions'
import type { Actor } from '@daftar/rules/status/actors'
import type { TableName } from '../database/rows.ts'
import type { MachineSubject } from './subjects.ts'

/** What every row has that moves: whose it is, which one, and where it stands. */
export interface StatusRow {
  merchant_id: string
  id: string
  status: string
}

/** A table whose rows move by a table of the rules. It stands once, in the module that owns the table. */
export interface Machine<Row extends StatusRow> {
  readonly table: TableName
  readonly transitions: Transitions<Row['status']>
  /** What its history is kept under; left out where the table keeps a history of its own. */
  readonly subject?: MachineSubject
}

/** The types of a row come with its machine: a status or a column it has not does not compile. */
export function defineMachine<Row extends StatusRow>(machine: Machine<Row>): Machine<Row> {
  return machine
}

/** Throws for a move the rules do not know, or not for this actor: the caller should have refused before. */
export function assertMove<Row extends StatusRow>(
  { table, transitions }: Machine<Row>,
  from: Row['status'],
  to: Row['status'],
  actor: Actor,
): void {
  if (!canMove(transitions, from, to, actor))
    throw new Error(`${table} does not go from ${from} to ${to} by ${actor}`)
}
