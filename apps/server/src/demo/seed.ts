import { addDays, mondayOf, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { collectionDateOf, type CalendarOf } from '@daftar/rules/calendar/working-days'
import { dateInZone, startOfDay, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { advanceTerms, defaultFeeFactorHundredths } from '@daftar/rules/capital/terms'
import type { Currency } from '@daftar/rules/money/currency'
import type { Keys } from '../platform/crypto/keys.ts'
import type { Database, Tx } from '../platform/database/database.ts'
import type { NewLoan } from '../modules/advances/index.ts'
import { issueDemoKeys } from './keys.ts'
import { demoMerchants, demoStaff, type DemoMerchant } from './merchants.ts'
import { insertOrders, insertRefunds } from './orders.ts'
import { insertPastApplication } from './past-application.ts'
import { insertMerchant, insertOffers, insertPeople, insertStaff, isSeeded } from './store.ts'
import { daysBetween, ordersOfDay } from './trade.ts'

/** The parts of the product the seed goes through: the history is made by the same code that makes the future. */
export interface SeedParts {
  database: Database
  keys: Keys
  calendarOf: CalendarOf
  openAdvance(tx: Tx, loan: NewLoan, at: Date): Promise<boolean>
  confirmOpenTransfers(tx: Tx, merchantId: string, at: Date): Promise<void>
  runWeek(currency: Currency, at: Date): Promise<number>
}

const dayMs = 24 * 3_600_000
const weeksOfHistory = 26
/** Noor's advance was funded this many weeks ago. */
const advanceAgeWeeks = 13
const demoMonths = 14

/** Fills an empty database with the demo; does nothing when it holds merchants already. */
export async function seedDemo(parts: SeedParts, now: Date): Promise<boolean> {
  const { database } = parts
  if (await database.system(isSeeded)) return false
  const since = new Date(now.getTime() - demoMonths * 30 * dayMs)
  await database.system(async (tx) => {
    await insertStaff(tx, demoStaff, since)
    for (const merchant of demoMerchants) {
      await insertMerchant(tx, merchant, since)
      await issueDemoKeys(tx, parts.keys, merchant.id, since)
      await insertPeople(tx, merchant, since)
      await insertOffers(
        tx,
        merchant,
        new Date(now.getTime() - 2 * dayMs),
        new Date(now.getTime() + 28 * dayMs),
      )
    }
  })
  await Promise.all(
    demoMerchants.map((merchant) => database.system((tx) => insertHistory(tx, merchant, now))),
  )
  await settleHistory(parts, now)
  return true
}

async function insertHistory(tx: Tx, merchant: DemoMerchant, now: Date): Promise<void> {
  const today = dateInZone(now.getTime(), zoneOfCurrency(merchant.currency))
  const orders = daysBetween(firstDay(today), today).flatMap((day) =>
    ordersOfDay(merchant, day, factorOf(merchant, day, today)),
  )
  await insertOrders(tx, merchant, orders, now)
  await insertRefunds(tx, merchant, orders, now)
}

/** Noor's history holds a weak week and one without sales, so that every kind of week is on the screen. */
export function factorOf(merchant: DemoMerchant, day: CalendarDate, today: CalendarDate): number {
  if (merchant.id !== 'mer_noor') return 1
  const weeksAgo = Math.round((Date.parse(mondayOf(today)) - Date.parse(mondayOf(day))) / (7 * dayMs))
  if (weeksAgo === 7) return 0
  return weeksAgo === 4 ? 0.55 : 1
}

/** The weeks of a currency follow one another; the currencies know nothing of each other. */
async function settleHistory(parts: SeedParts, now: Date): Promise<void> {
  await Promise.all(demoMerchants.map(({ currency }) => settleCurrency(parts, currency, now)))
}

/** Runs every past week in order, and funds Noor's advance when its day comes. */
async function settleCurrency(parts: SeedParts, currency: Currency, now: Date): Promise<void> {
  const today = dateInZone(now.getTime(), 'Asia/Dubai')
  const fundedAt = new Date(
    startOfDay(addDays(mondayOf(today), -7 * advanceAgeWeeks + 2), 'Asia/Dubai') + 10 * 3_600_000,
  )
  let isFunded = currency !== demoMerchants[0]!.currency
  for (let monday = addDays(firstDay(today), 7); monday <= today; monday = addDays(monday, 7)) {
    if (!isFunded && Date.parse(monday) > fundedAt.getTime()) {
      await fundNoor(parts, fundedAt)
      isFunded = true
    }
    await runMonday(parts, currency, monday, now)
  }
}

async function runMonday(
  parts: SeedParts,
  currency: Currency,
  monday: CalendarDate,
  now: Date,
): Promise<void> {
  const day = collectionDateOf(monday, parts.calendarOf(currency))
  const at = new Date(startOfDay(day, zoneOfCurrency(currency)) + 6 * 3_600_000)
  if (at > now) return
  await parts.runWeek(currency, at)
  const paidAt = new Date(at.getTime() + 5 * 3_600_000)
  if (paidAt > now) return
  for (const merchant of demoMerchants.filter((one) => one.currency === currency))
    await parts.database.system((tx) => parts.confirmOpenTransfers(tx, merchant.id, paidAt))
}

/** Noor's advance of AED 100,000 over 20 weeks: applied for, signed and paid thirteen weeks ago. */
async function fundNoor(parts: SeedParts, fundedAt: Date): Promise<void> {
  const noor = demoMerchants[0]!
  const terms = advanceTerms({
    amountMinor: 10_000_000n,
    tenorWeeks: 20,
    feeFactorHundredths: defaultFeeFactorHundredths,
    currency: noor.currency,
    repaymentRatePercent: 22,
    vatPercent: noor.vatPercent,
  })
  const signedAt = new Date(fundedAt.getTime() - dayMs)
  await parts.database.system(async (tx) => {
    await insertPastApplication(tx, noor, terms, signedAt, parts.calendarOf(noor.currency))
    await parts.openAdvance(
      tx,
      {
        merchant_id: noor.id,
        id: 'lon_noor1',
        application_id: 'app_noor0',
        offer_id: 'ofr_noor0',
        status: 'waiting',
        tags: [],
        currency: noor.currency,
        amount_minor: terms.amountMinor,
        fee_minor: terms.feeMinor,
        fee_vat_minor: terms.feeVatMinor,
        minimum_minor: terms.minimumRepaymentMinor,
        rate_hundredths: 2200,
        tenor: terms.tenorWeeks,
        company_name: noor.name,
        legal_name: noor.legalEntity.name,
        signatory_phone: noor.people[0]!.phone,
        signatory_email: noor.people[0]!.email,
        iban: noor.legalEntity.iban,
        applied_at: new Date(signedAt.getTime() - 2 * dayMs),
        created_at: signedAt,
      },
      signedAt,
    )
    await parts.confirmOpenTransfers(tx, noor.id, fundedAt)
  })
}

/** Six months back, from a Monday on. */
function firstDay(today: CalendarDate): CalendarDate {
  return addDays(mondayOf(today), -7 * weeksOfHistory)
}
