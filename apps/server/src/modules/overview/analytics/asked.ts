import { rangeBefore, wholeDays, type Granularity } from '@daftar/rules/analytics/period'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import { dayRangeProblem, type DayRange } from '@daftar/rules/payouts/day-range'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import { seenStores, type Asked, type SeenStore } from './figures-store.ts'

export interface Wanted {
  from?: CalendarDate | undefined
  to?: CalendarDate | undefined
  store_ids?: readonly string[] | undefined
  granularity?: Granularity | undefined
}

/** What somebody asks for, once it is known that they may and that there is such a thing. */
export interface Question {
  asked: Asked
  country: string
  currency: Currency
  zone: string
  countries: string[]
  /** The stores they see in the country, and of these the ones that count. */
  stores: SeenStore[]
  counted: SeenStore[]
  range: DayRange
  before: DayRange
  isRunning: boolean
}

/** Days that are asked for where none are named (DEC-ANA-2). */
const usualDays = 30

/**
 * A country is one in which the person sees a store, and a store is one of those there: anything else is not
 * found (DEC-ANA-3). All stores of a country are paid in its currency, in whose zone days begin.
 */
export async function questionOf(
  tx: ReadTx,
  { merchantId, storeIds }: Pick<MemberActor, 'merchantId' | 'storeIds'>,
  country: string,
  wanted: Wanted,
  now: Date,
): Promise<Question | Refusal> {
  const seen = await seenStores(tx, merchantId, storeIds)
  const stores = seen.filter((store) => store.country === country)
  const [first] = stores
  if (!first) return refuse('not_found')
  const named = wanted.store_ids ?? []
  const counted = named.length === 0 ? stores : stores.filter(({ id }) => named.includes(id))
  if (counted.length < new Set(named).size) return refuse('not_found')
  const zone = zoneOfCurrency(first.currency)
  const today = dateInZone(now.getTime(), zone)
  const range = rangeOf(wanted, today)
  if (range instanceof Refusal) return range
  const before = rangeBefore(range)
  return {
    asked: {
      merchantId,
      storeIds: counted.map(({ id }) => id),
      ...range,
      beforeFrom: before.from,
      granularity: wanted.granularity ?? 'day',
    },
    country,
    currency: first.currency,
    zone,
    countries: [...new Set(seen.map((store) => store.country))],
    stores,
    counted,
    range,
    before,
    isRunning: range.to === today,
  }
}

/** Both ends, or the usual days; at most twelve months, and nothing that is still to come. */
function rangeOf({ from, to }: Wanted, today: CalendarDate): DayRange | Refusal {
  const usual = wholeDays(usualDays, today)
  const range = { from: from ?? usual.from, to: to ?? usual.to }
  if (range.to > today) return refuseFields({ to: 'above_maximum' })
  const problem = dayRangeProblem(range)
  if (problem === null) return range
  return refuseFields({ to: problem === 'backwards' ? 'below_minimum' : 'above_maximum' })
}
