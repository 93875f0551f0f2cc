import { money, sumMinor, toDecimal } from '@daftar/rules/money/money'
import { routePaths } from '@daftar/rules/shell/guards/routes'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { nameIn } from '@daftar/words/names'
import type { Tx } from '../../../../platform/database/database.ts'
import type { OrderHandlerDependencies } from '../dependencies.ts'
import { recordOrderEvents } from '../events.ts'
import { theProduct } from '../command.ts'
import { adminsOf, takeWarned, type Admins, type WarnedOrder } from './schedule-store.ts'

/** A letter names so many orders by number. */
const numbersNamed = 10

/**
 * One letter a day reached, in both languages, to every workspace admin of the merchant, and a line in each order's
 * timeline. An order that passed two days at once (a clock was moved) is told about for the later one.
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
    const letter = warningLetter(orders, {
      day,
      merchant,
      autoCaptureDays: deps.ageing.autoCaptureDays,
      address: `${deps.publicOrigin}${routePaths.payments}`,
    })
    await deps.queueMail(tx, ...emails.map((to) => ({ to, ...letter })))
  }
}

interface Occasion {
  day: number
  merchant: Pick<Admins, 'name' | 'name_ar'>
  autoCaptureDays: number
  /** Where they are captured. */
  address: string
}

function warningLetter(
  orders: readonly WarnedOrder[],
  { day, merchant, autoCaptureDays, address }: Occasion,
) {
  const count = orders.length
  const amount = amountsText(orders)
  const shown = orders.slice(0, numbersNamed).map((order) => order.number)
  const numbers = shown.join(', ') + (count > shown.length ? ' …' : '')
  const body = (locale: 'en' | 'ar') => [
    m.mail_capture_body({ count, merchant: nameIn(locale, merchant), amount, days: day }, { locale }),
    m.mail_capture_numbers({ numbers }, { locale }),
    m.mail_capture_auto({ days: autoCaptureDays }, { locale }),
    { action: m.mail_open({}, { locale }), address },
  ]
  const subject = (locale: 'en' | 'ar') => m.mail_capture_subject({ count }, { locale })
  return {
    subject: `${subject('en')} · ${subject('ar')}`,
    paragraphs: { en: body('en'), ar: body('ar') },
  }
}

/** What waits, a sum for each currency. */
function amountsText(orders: readonly WarnedOrder[]): string {
  return [...new Set(orders.map((order) => order.currency))]
    .map((currency) => {
      const minor = sumMinor(orders.filter((one) => one.currency === currency).map((one) => one.amount_minor))
      return moneyText(toDecimal(money(minor, currency)), currency)
    })
    .join(', ')
}
