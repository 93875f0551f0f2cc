import { isComplete } from '@daftar/rules/disputes/answer'
import { mayAnswer } from '@daftar/rules/disputes/dispute'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { money, toDecimal } from '@daftar/rules/money/money'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import type { Told } from '@daftar/words/letters/letters'
import { nameIn } from '@daftar/words/names'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { readersOf } from '../../people/members/index.ts'
import type { DisputeDependencies } from './dependencies.ts'
import { answerOf, type DisputeRow } from './store.ts'

type Posts = Pick<DisputeDependencies, 'queueMail' | 'publicOrigin'>

/** A shopper disputes an order: until when the shop answers, and what happens where it does not. */
export function tellOpened(tx: Tx, deps: Posts, row: DisputeRow, at: Date): Promise<void> {
  return tell(tx, deps, row, (of) => ({ kind: 'dispute_opened', facts: { ...of, ...answering(row, at) } }))
}

export function tellReminder(tx: Tx, deps: Posts, row: DisputeRow, at: Date): Promise<void> {
  const { answer, disputed_minor } = row
  const isReady = answer !== null && isComplete(answerOf(answer), disputed_minor)
  return tell(tx, deps, row, (of) => ({
    kind: 'dispute_reminder',
    facts: { ...of, ...answering(row, at), isReady },
  }))
}

/** The answer that was written was sent when the time was over. */
export function tellSent(tx: Tx, deps: Posts, row: DisputeRow, _at: Date): Promise<void> {
  return tell(tx, deps, row, (of) => ({ kind: 'dispute_sent', facts: of }))
}

/** How it ended, where the shop did not end it itself. */
export async function tellEnded(tx: Tx, deps: Posts, row: DisputeRow, _at: Date): Promise<void> {
  const { ending, refunded_minor, currency, verdict } = row
  if (ending === null || ending === 'merchant') return
  const refunded = refunded_minor === null ? null : toDecimal(money(refunded_minor, currency))
  await tell(tx, deps, row, (of) => ({
    kind: 'dispute_ended',
    facts: { ...of, ending, refunded, reason: verdict?.reason ?? '' },
  }))
}

/**
 * What a letter says of the answer: whether there is one to give, by the rule that the page and the calls
 * ask.
 */
function answering({ status, respond_by, currency }: DisputeRow, at: Date) {
  const respondByMs = respond_by.getTime()
  return {
    mayAnswer: mayAnswer({ status, respondByMs }, at.getTime()),
    respondBy: respond_by.toISOString(),
    zone: zoneOfCurrency(currency),
  }
}

interface Facts {
  number: string
  order: string
  type: DisputeRow['type']
  amount: string
  currency: DisputeRow['currency']
  address: string
}

/** To everybody of the merchant who manages disputes of this store (DSP-07). */
async function tell(
  tx: Tx,
  { queueMail, publicOrigin }: Posts,
  row: DisputeRow,
  say: (facts: Facts) => Told,
): Promise<void> {
  const { merchant_id: merchantId, store_id: storeId, currency } = row
  const [order] = await tx<Row<'order_public', 'number'>[]>`
    select number from order_public where merchant_id = ${merchantId} and id = ${row.order_id}`
  if (!order) return
  const whose = await readersOf(tx, merchantId, { roles: ['workspace_admin', 'supervisor'], storeId })
  const letter = say({
    number: row.number,
    order: order.number,
    type: row.type,
    amount: toDecimal(money(row.disputed_minor, currency)),
    currency,
    address: publicOrigin + pathOf('dispute', { id: row.id }),
  })
  const about = { en: nameIn('en', whose), ar: nameIn('ar', whose) }
  await queueMail(tx, ...whose.emails.map((to) => ({ to, merchantId, storeId, about, ...letter })))
}
