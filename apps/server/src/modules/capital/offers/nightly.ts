import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { addDays } from '@daftar/rules/calendar/calendar-date'
import { countries, type CountryCode } from '@daftar/rules/geo/countries'
import type { Currency } from '@daftar/rules/money/currency'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import type { CandidatePage } from './candidates.ts'
import { insertOffers, type NewOffer } from './insert.ts'
import { notifyOwners } from './messages.ts'
import type { OfferDependencies } from './dependencies.ts'
import { plannedOffers } from './sizing.ts'
import { doomedOffers, withdrawDoomed } from './withdraw.ts'

export interface SizedCurrency {
  currency: Currency
  merchants: number
  offers: number
  earlyPayOffs: number
  amountMinor: bigint
}

export interface Sized {
  sizing: SizedCurrency[]
  withdrawn: number
}

/** Merchants of one page: what a transaction of the run holds at most. */
const pageSize = 500

/** Two at night, when nobody sells. */
const runHourMs = 2 * 3_600_000

/** Every night at two in the zone of each supported country (DEC-OFR-1). */
export function nightlySchedules(deps: OfferDependencies): Schedule[] {
  return currenciesOf(deps.countries).map((currency) =>
    defineSchedule({
      name: `offers.nightly:${currency}`,
      dueTimes: (from, to) => nightsBetween(currency, from, to),
      run: async (at) => void (await runNightly(deps, at, [currency])),
    }),
  )
}

/** The run's times after `from` and up to `to`. */
export function nightsBetween(currency: Currency, from: Date, to: Date): Date[] {
  const zone = zoneOfCurrency(currency)
  const times: Date[] = []
  for (let day = dateInZone(from.getTime(), zone); ; day = addDays(day, 1)) {
    const due = new Date(startOfDay(day, zone) + runHourMs)
    if (due > to) return times
    if (due > from) times.push(due)
  }
}

/**
 * Withdraws what the risk rules no longer allow, then makes what sales allow, page by page, each page with
 * its moves and letters in one transaction. Repeated or run twice at once it makes nothing more: pages of one
 * run follow those of another, and a store has one open offer of the job.
 */
export async function runNightly(
  deps: OfferDependencies,
  at: Date,
  currencies: readonly Currency[] = currenciesOf(deps.countries),
): Promise<Sized> {
  const { database, applications } = deps
  const withdrawn = await database.system(async (tx) => {
    await holdRun(tx)
    return withdrawDoomed(tx, await doomedOffers(tx, applications, { at }), at)
  })
  const made = await eachPage(deps, at, currencies, (page) =>
    database.system(async (tx) => {
      await holdRun(tx)
      return makePage(tx, deps, page)
    }),
  )
  return { sizing: made, withdrawn }
}

/** Makes the offers of one page of merchants and tells their owners. */
export async function makePage(
  tx: Tx,
  deps: OfferDependencies,
  page: CandidatePage,
): Promise<{ offers: NewOffer[]; last: string | null }> {
  const { offers, last } = await plannedOffers(tx, deps, page)
  const fresh = await insertOffers(tx, offers, page.at)
  await notifyOwners(tx, deps, fresh)
  return { offers: fresh, last }
}

/** What a run at this instant would come to; writes nothing. */
export async function dryNightly(deps: OfferDependencies, tx: ReadTx, at: Date): Promise<Sized> {
  const { applications, countries: codes } = deps
  const doomed = await doomedOffers(tx, applications, { at })
  const sizing = await eachPage(deps, at, currenciesOf(codes), (page) => plannedOffers(tx, deps, page))
  return { sizing, withdrawn: doomed.length }
}

async function eachPage(
  deps: OfferDependencies,
  at: Date,
  currencies: readonly Currency[],
  work: (page: CandidatePage) => Promise<{ offers: NewOffer[]; last: string | null }>,
): Promise<SizedCurrency[]> {
  const sums: SizedCurrency[] = []
  for (const currency of currencies) {
    const found: NewOffer[] = []
    for (let after: string | null = ''; after !== null;) {
      const page: CandidatePage = { currency, countries: deps.countries, at, after, size: pageSize }
      const { offers, last } = await work(page)
      found.push(...offers)
      after = last
    }
    sums.push({
      currency,
      merchants: new Set(found.map((offer) => offer.merchantId)).size,
      offers: found.length,
      earlyPayOffs: found.filter((offer) => offer.paysOffAdvanceId !== null).length,
      amountMinor: found.reduce((sum, offer) => sum + offer.amountMinor, 0n),
    })
  }
  return sums
}

/** One run's transaction at a time: the next one reads what this one has made. */
async function holdRun(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('daftar-offers'))`
}

function currenciesOf(codes: readonly CountryCode[]): Currency[] {
  return [...new Set(codes.map((code) => countries[code].currency))]
}
