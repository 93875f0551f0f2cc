import { formerAddressDays } from '@daftar/rules/merchants/bank-account-change'
import type { Tx } from '../../../platform/database/database.ts'

/**
 * Deletes what no longer decides anything: codes, sign-ins and used proofs of yesterday, devices that ran
 * out, and the counters of identities that are neither waiting nor have wrong tries in a row.
 */
export async function forgetOldSignIns(tx: Tx, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 86_400_000)
  await tx`delete from one_time_code where expires_at < ${yesterday}`
  await tx`delete from spent_proof where spent_at < ${yesterday}`
  await tx`delete from sign_in_flow where expires_at < ${yesterday}`
  await tx`delete from former_contact where until < ${new Date(now.getTime() - formerAddressDays * 86_400_000)}`
  await tx`delete from known_device where expires_at < ${now}`
  await tx`
    delete from code_counter
     where day_from < ${yesterday} and tries_in_a_row = 0 and coalesce(tries_day_from, day_from) < ${yesterday}
       and (wait_until is null or wait_until < ${now})`
}
