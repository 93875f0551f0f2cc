import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { values } from '../../../platform/database/rows.ts'
import type { ApplicantRow } from './machine.ts'

const columns = ['merchant_id', 'id', 'person_id', 'status', 'created_at'] as const

/** The application of a person that is under way, else their last one. */
export async function findApplicant(tx: ReadTx, personId: string): Promise<ApplicantRow | undefined> {
  const [row] = await tx<ApplicantRow[]>`
    select ${tx(columns)} from onboarding_application
     where person_id = ${personId} order by created_at desc, id desc limit 1`
  return row
}

/**
 * One application, held until the transaction ends: whoever writes or decides at the same time waits, and
 * sees what was done.
 */
export async function lockApplicant(tx: Tx, id: string): Promise<ApplicantRow | undefined> {
  const [row] = await tx<ApplicantRow[]>`
    select ${tx(columns)} from onboarding_application where id = ${id} for no key update`
  return row
}

/**
 * Holds what a person applies for until the transaction ends: whoever begins a second one at once waits, and
 * finds the first.
 */
export async function holdApplicant(tx: Tx, personId: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`applicant:${personId}`}, 0))`
}

/** Needs reach across tenants: there is no merchant yet. */
export async function insertApplicant(tx: Tx, row: ApplicantRow): Promise<void> {
  await tx`insert into onboarding_application ${values(tx, 'onboarding_application', row)}`
}
