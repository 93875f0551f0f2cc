import { canMove } from '@daftar/rules/status/transitions'
import { applicationTransitions } from '@daftar/rules/capital/applications/application-status'
import { repaysByDirectDebit } from '@daftar/rules/capital/offers/offer'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, RefusedError, type Refusal } from '../../../platform/http/refusal.ts'
import {
  applicationReview,
  moveApplication,
  saveApplication,
  type ApplicationRow,
} from '../applications/index.ts'
import { findMerchant } from '../../merchants/merchants/index.ts'
import { findOffer, isSuspended, mayTake } from '../offers/index.ts'
import { monthlySalesOf } from './facts.ts'
import type { DecisionDependencies } from './dependencies.ts'
import { insertDecision } from './store.ts'
import { frozenTerms } from './terms.ts'

export interface Approval {
  amountMinor: bigint
  tenor: number
  note: string
  /** Left out, the tags of the offer decide (DEC-LOAN-31). */
  directDebit?: boolean | undefined
  staff: { id: string; name: string }
  at: Date
}

/**
 * Approves: the terms are frozen, the amount becomes the approved one, the contract is on its way
 * (DEC-APPL-4, DEC-LOAN-6).
 */
export async function approve(
  tx: Tx,
  deps: DecisionDependencies,
  row: ApplicationRow,
  approval: Approval,
): Promise<Refusal | null> {
  if (!canMove(applicationTransitions, row.status, 'approved', 'reviewer')) return refuse('wrong_status')
  const { amountMinor, tenor, note, staff, at } = approval
  const [offer, merchant] = [
    await findOffer(tx, row.merchant_id, row.offer_id),
    await findMerchant(tx, row.merchant_id),
  ]
  if (!offer || !merchant) throw new Error(`application ${row.id} stands on no offer`)
  if (!(await mayTake(tx, offer))) return refuse('advance_open')
  if (await isSuspended(tx, row.merchant_id)) return refuse('merchant_suspended')
  const terms = frozenTerms({
    offer,
    amountMinor,
    tenor,
    vatPercent: merchant.vat_percent,
    at,
    calendarOf: deps.calendarOf,
  })
  const set = {
    amount_minor: amountMinor,
    tenor,
    advance_terms: terms,
    direct_debit: repaysByDirectDebit(offer.tags, approval.directDebit ?? row.direct_debit),
    reasons: [],
    proposal: null,
    saved_at: at,
  }
  const move = { to: 'approved', set, actor: 'reviewer', actorId: staff.id, at } as const
  if (!(await moveApplication(tx, row, move))) throw new RefusedError('stale_version')
  await insertDecision(tx, {
    merchantId: row.merchant_id,
    applicationId: row.id,
    action: 'approved',
    staffId: staff.id,
    reasons: [],
    note,
    amountMinor,
    tenor,
    monthlySalesMinor: await monthlySalesOf(tx, row.merchant_id, at),
    at,
  })
  await applicationReview.forget(tx, row)
  await deps.sendContract(tx, { merchantId: row.merchant_id, applicationId: row.id })
  return null
}

/**
 * Keeps an approval above the limit until a second person has looked at it; the application stays submitted.
 */
export async function propose(tx: Tx, row: ApplicationRow, approval: Approval): Promise<void> {
  const { amountMinor, tenor, note, staff, at } = approval
  const saved = await saveApplication(tx, row, {
    direct_debit: approval.directDebit ?? null,
    proposal: {
      decision: 'approve',
      reasons: [],
      note,
      amount: toDecimal(money(amountMinor, row.currency)),
      tenor,
      by: staff.name,
      by_id: staff.id,
      at: at.toISOString(),
    },
  })
  if (!saved) throw new RefusedError('stale_version')
  await insertDecision(tx, {
    merchantId: row.merchant_id,
    applicationId: row.id,
    action: 'proposed',
    staffId: staff.id,
    reasons: [],
    note,
    amountMinor,
    tenor,
    at,
  })
}
