import type { Tx } from '../../../platform/database/database.ts'
import { changeInStatus, moveStatus, type Cause, type Columns } from '../../../platform/status/move.ts'
import { applicationMachine } from './machine.ts'
import type { ApplicationChange, ApplicationRow } from './store.ts'

/**
 * Saves a change to an application that still has the version and the status it was decided on; the version
 * grows by one. False when somebody was faster.
 */
export function saveApplication(tx: Tx, row: ApplicationRow, change: ApplicationChange): Promise<boolean> {
  return changeInStatus(tx, applicationMachine, row, columnsOf(row, change), sameVersion(tx, row))
}

/** The same with a move: who moved it and why is kept. */
export async function moveApplication(
  tx: Tx,
  row: ApplicationRow,
  { set, ...move }: Cause & { to: ApplicationRow['status']; set: ApplicationChange },
): Promise<boolean> {
  const change = { set: columnsOf(row, set), only: sameVersion(tx, row) }
  return (await moveStatus(tx, applicationMachine, row, { ...move, ...change })) === 'moved'
}

function sameVersion(tx: Tx, { version }: ApplicationRow) {
  return tx`and version = ${version}`
}

function columnsOf({ version }: ApplicationRow, change: ApplicationChange): Columns<ApplicationRow> {
  return { ...change, version: version + 1 }
}
