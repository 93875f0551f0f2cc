import { isComplete } from '@daftar/rules/disputes/answer'
import { mayAnswer } from '@daftar/rules/disputes/dispute'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { money, toDecimal } from '@daftar/rules/money/money'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import type { Told } from '@daftar/words/letters/letters'
import { nameIn } from '@daftar/words/names'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
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
  const [whose] = await tx<Whose[]>`
    select m.name, m.name_ar, o.number as order_number, array(
      select p.email from membership_public s join person_access p on p.id = s.person_id
       where s.merchant_id = m.merchant_id and s.role in ('workspace_admin', 'supervisor') and p.email is not null
         and p.blocked_at is null and (s.store_ids is null or ${storeId} = any (s.store_ids))
       order by p.email) as emails
      from merchant_public m join order_public o on o.merchant_id = m.merchant_id and o.id = ${row.order_id}
     where m.merchant_id = ${merchantId}`
  if (!whose) return
  const letter = say({
    number: row.number,
    order: whose.order_number,
    type: row.type,
    amount: toDecimal(money(row.disputed_minor, currency)),
    currency,
    address: publicOrigin + pathOf('dispute', { id: row.id }),
  })
  const about = { en: nameIn('en', whose), ar: nameIn('ar', whose) }
  await queueMail(tx, ...whose.emails.map((to) => ({ to, merchantId, storeId, about, ...letter })))
}

interface Whose extends Row<'merchant_public', 'name' | 'name_ar'> {
  order_number: string
  emails: string[]
}
