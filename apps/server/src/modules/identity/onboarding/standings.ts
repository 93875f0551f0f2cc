import { dateInZone } from '@daftar/rules/calendar/zones'
import type { CaseStanding } from '@daftar/rules/files/retention'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { FormRow } from './store.ts'

/** What an applicant handed in stands as its application does, until it became a merchant. */
export async function applicantStandings(tx: ReadTx, merchantId: string): Promise<() => CaseStanding> {
  const [row] = await tx<(Row<'onboarding_status', 'status'> & Pick<FormRow, 'saved_at' | 'decided_at'>)[]>`
    select a.status, f.saved_at, f.decided_at
      from onboarding_status a join onboarding_form f on f.merchant_id = a.merchant_id and f.application_id = a.id
     where a.merchant_id = ${merchantId}`
  const standing = standingOf(row)
  return () => standing
}

function standingOf(
  row: (Pick<FormRow, 'saved_at' | 'decided_at'> & { status: string }) | undefined,
): CaseStanding {
  if (!row || row.status === 'approved') return { kind: 'accepted' }
  if (row.status === 'draft') return { kind: 'draft', on: dayOf(row.saved_at) }
  return row.status === 'declined'
    ? { kind: 'refused', on: dayOf(row.decided_at ?? row.saved_at) }
    : { kind: 'open' }
}

function dayOf(at: Date) {
  return dateInZone(at.getTime(), 'UTC')
}
