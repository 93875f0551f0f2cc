import type { Tx } from '../../../platform/database/database.ts'
import { changeInStatus, moveStatus, type Cause, type Columns } from '../../../platform/status/move.ts'
import { applicationMachine } from './machine.ts'
import type { ApplicationChange, ApplicationRow } from './store.ts'

/**
 * Saves a change to an application that still has the version and the status it was decided on; the version grows by one.
 * False when somebody was faster.
 */
export function saveApplication(tx: Tx, row: ApplicationRow, change: ApplicationChange): Promise<boolean> {
  return changeInStatus(tx, applicationMachine, row, columnsOf(tx, row, change), sameVersion(tx, row))
}

/** The same with a move: who moved it and why is kept. */
export async function moveApplication(
  tx: Tx,
  row: ApplicationRow,
  { set, ...move }: Cause & { to: ApplicationRow['status']; set: ApplicationChange },
): Promise<boolean> {
  const change = { set: columnsOf(tx, row, set), only: sameVersion(tx, row) }
  return (await moveStatus(tx, applicationMachine, row, { ...move, ...change })) === 'moved'
}

function sameVersion(tx: Tx, { version }: ApplicationRow) {
  return tx`and version = ${version}`
}

const jsonNames = [
  'social_networks',
  'location_details',
  'legal_info',
  'authorized_signatory',
  'finance_contact',
  'sign_authority',
  'advance_terms',
  'proposal',
]

function columnsOf(tx: Tx, { version }: ApplicationRow, change: ApplicationChange): Columns<ApplicationRow> {
  const columns = Object.entries(change).map(([name, value]) => [
    name,
    jsonNames.includes(name) && value !== null ? tx.json(value as never) : value,
  ])
  return { ...Object.fromEntries(columns), version: version + 1 }
}
