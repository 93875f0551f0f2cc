import type { AnswerOf } from '@daftar/contract'
import { passedChecks } from '@daftar/rules/capital/applications/approval-reason'
import { weeklyBurden } from '@daftar/rules/capital/offers/burden'
import type { ReadTx } from '../../../platform/database/database.ts'
import { findApplicationById } from '../applications/index.ts'
import { findMerchant } from '../../merchants/merchants/index.ts'
import { findOffer, presentOfferTerms } from '../offers/index.ts'
import { checkCase } from './checked-case.ts'
import type { DecisionDependencies } from './dependencies.ts'

type Outlook = AnswerOf<'decisions.outlook'>['outlooks'][number]

/** A page of the queue. */
const most = 20

/**
 * What the checks of applications say now, and how heavy what is asked for would be; drafts and what is
 * nowhere are left out.
 */
export async function outlooksOf(
  tx: ReadTx,
  deps: DecisionDependencies,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<Outlook[]> {
  const wanted = [...new Set(ids)].slice(0, most)
  const found = await Promise.all(wanted.map((id) => outlookOf(tx, deps, { id, now })))
  return found.filter((outlook) => outlook !== null)
}

async function outlookOf(
  tx: ReadTx,
  deps: DecisionDependencies,
  { id, now }: { id: string; now: Date },
): Promise<Outlook | null> {
  const row = await findApplicationById(tx, id)
  if (!row?.submitted_at) return null
  const [merchant, offer] = await Promise.all([
    findMerchant(tx, row.merchant_id),
    findOffer(tx, row.merchant_id, row.offer_id),
  ])
  if (!merchant || !offer) return null
  const { checks, sales } = await checkCase(tx, deps, { row, merchant, now })
  const terms = presentOfferTerms(offer, row.amount_minor, row.tenor, merchant.vat_percent)
  const { percent, weight } = weeklyBurden({
    minimumMinor: terms.minimumRepaymentMinor,
    weeksMinor: sales.weeks.map(({ amountMinor }) => amountMinor),
    soldPercent: terms.repaymentRatePercent,
  })
  return { id, passed: passedChecks(checks), checks: checks.length, burden_percent: percent, burden: weight }
}
