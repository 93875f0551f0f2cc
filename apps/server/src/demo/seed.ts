import { addDays, mondayOf, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { collectionDateOf } from '@daftar/rules/calendar/working-days'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import type { App } from '../app.ts'
import type { Tx } from '../platform/database/database.ts'
import { actingOn, DemoRefused, type Act } from './acting.ts'
import { insertApplicants } from './applicants.ts'
import { issueDemoKeys } from './keys.ts'
import type { DemoMerchant } from './merchant.ts'
import { demoMerchants, demoStaff } from './merchants.ts'
import { insertOrders, insertRefunds } from './orders.ts'
import { insertShopTalk } from './shop-talk.ts'
import { sceneOf, seedDependenciesOf, type SeedDependencies, type Step } from './stage.ts'
import { insertMerchant, insertOffers, insertPeople, insertStaff, isSeeded } from './store.ts'
import { stories } from './stories.ts'
import { daysBetween, largeOrderOf, ordersOfDay } from './trade.ts'

const dayMs = 24 * 3_600_000
const weeksOfHistory = 26
const demoMonths = 14

/** Fills an empty database with the demo; does nothing when it holds merchants already. */
export async function seedDemo(app: App, now: Date): Promise<boolean> {
  const deps = seedDependenciesOf(app)
  const { database } = deps
  const isBegun = () => database.system(isSeeded)
  const made = await database.firstFilling(isBegun, () => makeDemo(deps, now))
  if (!made) await database.system((tx) => keepKeys(tx, deps, now))
  return made
}

async function keepKeys(tx: Tx, { keys }: SeedDependencies, now: Date): Promise<void> {
  for (const { id } of demoMerchants) await issueDemoKeys(tx, keys, id, now)
}

async function makeDemo(deps: SeedDependencies, now: Date): Promise<void> {
  const { database } = deps
  const since = new Date(now.getTime() - demoMonths * 30 * dayMs)
  await database.system(async (tx) => {
    await insertStaff(tx, demoStaff, since)
    await Promise.all(demoMerchants.map((merchant) => insertAll(tx, deps, merchant, { since, now })))
  })
  const currencies = [...new Set(demoMerchants.map(({ currency }) => currency))]
  const act = actingOn(deps)
  // The weeks of a currency follow one another; the currencies know nothing of each other, nor of who still
  // applies to sell.
  await Promise.all([
    ...currencies.map((currency) => liveThrough(deps, act, currency, now)),
    insertApplicants(deps, act, now),
  ])
  // Addresses of shops come last: nothing of the past is told to them now.
  await database.system((tx) => insertShopTalk(tx, deps.keys, now))
  await deps.issueInvoices(now)
}

async function insertAll(
  tx: Tx,
  { keys }: SeedDependencies,
  merchant: DemoMerchant,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  await insertMerchant(tx, merchant, { since, now })
  await issueDemoKeys(tx, keys, merchant.id, since)
  await insertPeople(tx, merchant, since)
  const [madeAt, expiresAt] = [new Date(now.getTime() - 2 * dayMs), new Date(now.getTime() + 28 * dayMs)]
  await insertOffers(tx, merchant, madeAt, expiresAt)
}

async function insertHistory(tx: Tx, merchant: DemoMerchant, now: Date): Promise<void> {
  const today = dateInZone(now.getTime(), zoneOfCurrency(merchant.currency))
  const orders = daysBetween(firstDay(merchant, today), today).flatMap((day) =>
    ordersOfDay(merchant, day, factorOf(merchant, day, today)),
  )
  const large = largeOrderOf(merchant, today)
  if (large) orders.push(large)
  await insertOrders(tx, merchant, orders, now)
  await insertRefunds(tx, merchant, orders, now)
}

/** How a day of the history compares with others: some shops have weak weeks, or closed ones. */
export function factorOf({ trade }: DemoMerchant, day: CalendarDate, today: CalendarDate): number {
  const weeksAgo = Math.round((Date.parse(mondayOf(today)) - Date.parse(mondayOf(day))) / (7 * dayMs))
  return trade.weekFactors?.[weeksAgo] ?? 1
}

/**
 * What the merchants of a currency sold; then every past Monday in order, and between them what they went
 * through.
 */
async function liveThrough(deps: SeedDependencies, act: Act, currency: Currency, now: Date): Promise<void> {
  const merchants = demoMerchants.filter((merchant) => merchant.currency === currency)
  await Promise.all(
    merchants.map((merchant) => deps.database.system((tx) => insertHistory(tx, merchant, now))),
  )
  const today = dateInZone(now.getTime(), zoneOfCurrency(currency))
  const waiting = merchants.flatMap((merchant) => {
    const scene = sceneOf(deps, act, merchant, now)
    return (stories[merchant.id] ?? []).map((story) => stepsUntil(story(scene), now))
  })
  // What an old shop sold before is in its first payout.
  const first = addDays(mondayOf(today), -7 * weeksOfHistory)
  for (let monday = addDays(first, 7); monday <= today; monday = addDays(monday, 7)) {
    const at = settledAt(deps, currency, monday)
    if (at > now) break
    await runUntil(waiting, at)
    await runMonday(deps, merchants, currency, { at, now })
  }
  await runUntil(waiting, now)
  await Promise.all(merchants.map(({ id }) => deps.countSales(id)))
}

function stepsUntil(steps: readonly Step[], now: Date): Step[] {
  return steps.filter(({ at }) => at <= now).sort((one, other) => one.at.getTime() - other.at.getTime())
}

function settledAt({ calendarOf }: SeedDependencies, currency: Currency, monday: CalendarDate): Date {
  const day = collectionDateOf(monday, calendarOf(currency))
  return new Date(startOfDay(day, zoneOfCurrency(currency)) + 6 * 3_600_000)
}

/** What happens before a moment: story beside story, each in its own order. */
async function runUntil(waiting: readonly Step[][], until: Date): Promise<void> {
  await Promise.all(
    waiting.map(async (steps) => {
      while (steps[0] && steps[0].at <= until) {
        const step = steps.shift()!
        await step.run(step.at).catch((error: unknown) => endStory(steps, error))
      }
    }),
  )
}

/**
 * Where a setting or a day of the calendar stands in the way, a story ends early and the demo begins all the
 * same.
 */
function endStory(steps: Step[], error: unknown): void {
  if (!(error instanceof DemoRefused)) throw error
  steps.length = 0
}

/** The weekly run at six, and the bank's answers to its payouts five hours later. */
async function runMonday(
  deps: SeedDependencies,
  merchants: readonly DemoMerchant[],
  currency: Currency,
  { at, now }: { at: Date; now: Date },
): Promise<void> {
  await deps.runWeek(currency, at)
  const paidAt = new Date(at.getTime() + 5 * 3_600_000)
  if (paidAt > now) return
  const ids = merchants.map(({ id }) => id)
  await deps.database.system((tx) => deps.confirmOpenTransfers(tx, ids, paidAt))
}

/** The Monday a shop's history begins with: half a year back where it says nothing else. */
function firstDay({ trade }: DemoMerchant, today: CalendarDate): CalendarDate {
  return addDays(mondayOf(today), -7 * (trade.weeks ?? weeksOfHistory))
}
