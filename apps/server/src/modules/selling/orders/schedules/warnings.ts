import { money, sumMinor, toDecimal } from '@daftar/rules/money/money'
import { routePaths } from '@daftar/rules/shell/guards/routes'
import type { LetterMoney } from '@daftar/words/letters/letter-line'
import { nameIn } from '@daftar/words/names'
import type { Tx } from '../../../../platform/database/database.ts'
import { adminsOf } from '../../../people/members/index.ts'
import type { OrderHandlerDependencies } from '../dependencies.ts'
import { recordOrderEvents } from '../events.ts'
import { theProduct } from '../command.ts'
import { takeWarned, type WarnedOrder } from './schedule-store.ts'

/** A letter names so many orders by number. */
const numbersNamed = 10

/**
 * One letter a day reached, in both languages, to every workspace admin of the merchant, and a line in each
 * order's timeline. An order that passed two days at once (a clock was moved) is told about for the later
 * one.
 */
export async function warnMerchant(
  tx: Tx,
  deps: OrderHandlerDependencies,
  merchantId: string,
  at: Date,
): Promise<void> {
  const { emails, ...merchant } = await adminsOf(tx, merchantId)
  for (const day of deps.ageing.warnDays.toSorted((one, other) => other - one)) {
    const orders = await takeWarned(tx, merchantId, day, at)
    if (orders.length === 0) continue
    await recordOrderEvents(tx, 'capture_warning', theProduct, orders, { days: String(day) })
    const { name, name_ar } = merchant
    const letter = {
      kind: 'orders_to_capture',
      merchantId,
      about: { en: nameIn('en', merchant), ar: nameIn('ar', merchant) },
      facts: {
        merchant: { name, name_ar },
        count: orders.length,
        days: day,
        autoCaptureDays: deps.ageing.autoCaptureDays,
        amounts: amountsOf(orders),
        numbers: orders.slice(0, numbersNamed).map((order) => order.number),
        address: `${deps.publicOrigin}${routePaths.payments}`,
      },
    } as const
    await deps.queueMail(tx, ...emails.map((to) => ({ to, ...letter })))
  }
}

/** What waits, a sum for each currency. */
function amountsOf(orders: readonly WarnedOrder[]): LetterMoney[] {
  return [...new Set(orders.map((order) => order.currency))].map((currency) => {
    const minor = sumMinor(orders.filter((one) => one.currency === currency).map((one) => one.amount_minor))
    return { amount: toDecimal(money(minor, currency)), currency }
  })
}
