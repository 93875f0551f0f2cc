import { mayDecide } from '@daftar/rules/access/four-eyes'
import { isScreeningDecided } from '@daftar/rules/screening/standing'
import { parseAmount } from '@daftar/rules/money/money'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseKeeping, RefusedError, type Refusal } from '../../../platform/http/refusal.ts'
import { saveApplication, screeningNow, type ApplicationRow } from '../applications/index.ts'
import { approve } from './approve.ts'
import type { DecisionDependencies } from './dependencies.ts'
import { insertDecision } from './store.ts'

export interface SecondDecision {
  accept: boolean
  staff: { id: string; name: string }
  at: Date
}

/**
 * A second person accepts a proposed approval, or returns it to the queue; nobody decides on their own
 * (README decision 16).
 */
export async function decideSecond(
  tx: Tx,
  deps: DecisionDependencies,
  row: ApplicationRow,
  { accept, staff, at }: SecondDecision,
): Promise<Refusal | null> {
  if (row.status !== 'submitted') return refuse('wrong_status')
  const { proposal } = row
  if (!proposal) return refuse('not_proposed')
  if (!mayDecide('approve_application', { firstId: proposal.by_id, staffId: staff.id, isTakenBack: !accept }))
    return refuse('own_proposal')
  const amountMinor = parseAmount(proposal.amount, row.currency)?.amountMinor
  if (amountMinor === undefined) throw new Error(`the proposal of application ${row.id} has no amount`)
  if (accept && !isScreeningDecided(await screeningNow(tx, row, at))) return refuseKeeping('screening_open')
  if (accept) return approve(tx, deps, row, { amountMinor, tenor: proposal.tenor, note: '', staff, at })
  if (!(await saveApplication(tx, row, { proposal: null, direct_debit: null })))
    throw new RefusedError('stale_version')
  await insertDecision(tx, {
    merchantId: row.merchant_id,
    applicationId: row.id,
    action: 'returned',
    staffId: staff.id,
    reasons: [],
    note: '',
    amountMinor,
    tenor: proposal.tenor,
    at,
  })
  return null
}
