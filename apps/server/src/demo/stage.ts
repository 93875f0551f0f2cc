import { addDays, mondayOf, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import type { NewAdvance } from '../modules/capital/advances/index.ts'
import type { Keys } from '../platform/crypto/keys.ts'
import type { Database, Tx } from '../platform/database/database.ts'
import type { AllHandlers } from '../platform/http/call.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { App } from '../app.ts'
import { ConfigError, type Config } from '../config/config.ts'
import type { Act } from './acting.ts'
import { confirmOpenTransfers } from './bank.ts'
import type { DemoMerchant } from './merchant.ts'
import { insertPastApplication, pastAdvance, type PastApplication } from './past-advance.ts'

/** What of the product the seed goes through: the history is made by the same code that makes the future. */
export interface SeedDependencies {
  database: Database
  keys: Keys
  storage: Storage
  handlers: AllHandlers
  publicOrigin: string
  calendarOf: CalendarOf
  createAdvance(tx: Tx, advance: NewAdvance, at: Date): Promise<boolean>
  confirmOpenTransfers(tx: Tx, merchantIds: readonly string[], at: Date): Promise<void>
  runWeek(currency: Currency, at: Date): Promise<number>
  issueInvoices(at: Date): Promise<void>
  countSales(merchantId: string): Promise<unknown>
  sendMandateSms(tx: Tx, mandate: { merchantId: string; mandateId: string }, at: Date): Promise<void>
  /** Cards as their issuer makes and asks about them. */
  cards: Pick<App['areas']['money']['cards'], 'answer' | 'make'>
  presentDebits(currency: Currency, at: Date): Promise<number>
  /** Does what a call to servers of others waits for, as their worker would. */
  outsideJob(name: string, payload: object): Promise<void>
  takeMail: App['areas']['service']['takeMail']
  sizeOffers(
    tx: Tx,
    page: { currency: Currency; countries: readonly string[]; at: Date; after: string; size: number },
  ): Promise<unknown>
}

/** What the seed needs of the running product. */
export function seedDependenciesOf({ deps, handlers, areas, outside }: App): SeedDependencies {
  const { mandates, debits, offers } = areas.capital
  const { settlement, payouts, transfers } = areas.money
  return {
    ...deps,
    handlers,
    createAdvance: mandates.open,
    sendMandateSms: mandates.sendFirstSms,
    presentDebits: debits.present,
    cards: {
      answer: areas.money.cards.answer,
      make: (card, at) =>
        areas.money.cards.make(card, at).catch((error: unknown) => {
          throw withoutIssuer(deps.config, error)
        }),
    },
    sizeOffers: offers.makePage,
    confirmOpenTransfers: (tx, merchantIds, at) => confirmOpenTransfers(tx, transfers, merchantIds, at),
    runWeek: settlement.runWeek,
    issueInvoices: payouts.issueInvoices,
    takeMail: areas.service.takeMail,
    countSales: areas.overview.analytics.countAtOnce,
    outsideJob: async (name, payload) =>
      outside.jobs.find((job) => job.name === name)?.handler(payload, { jobId: 'demo', attempt: 1 }),
  }
}

/**
 * An issuer of others may be away, or say no: whoever started the demo can mend that, and needs no more than
 * one sentence.
 */
function withoutIssuer({ cardIssuer, databaseUrl }: Config, error: unknown): unknown {
  if (cardIssuer.kind !== 'http' || !(error instanceof Error)) return error
  const { code } = (error.cause ?? {}) as { code?: string }
  const why = `${error.message}${code ? `, ${code}` : ''}`.replaceAll(/\s+/g, ' ').slice(0, 200)
  const again = databaseUrl === undefined ? 'start again' : 'start again with an empty database'
  return new ConfigError([
    `CARD_ISSUER=http, and the issuer at CARD_ISSUER_URL (${new URL(cardIssuer.http.url).origin}) made no card for the demo (${why}): ` +
      `start it, or set CARD_ISSUER=stand_in, and ${again}`,
  ])
}

/**
 * Something that happens to a merchant at a moment of the past; later ones may build on what earlier ones
 * made.
 */
export interface Step {
  at: Date
  run(at: Date): Promise<unknown>
}

/**
 * What a merchant goes through. Steps of moments that are still to come are left out, so each has to stand
 * without them.
 */
export type Story = (scene: Scene) => Step[]

export interface Scene {
  deps: SeedDependencies
  act: Act
  merchant: DemoMerchant
  today: CalendarDate
  /** A weekday (1 is Monday) of a week so many weeks ago, at an hour in the merchant's zone. */
  week(ago: number, weekday: number, hour: number): Date
  /** So many days ago, at an hour in the merchant's zone. */
  day(ago: number, hour: number): Date
  /**
   * The last time it was this hour in the merchant's zone: of today, or of yesterday where today's is still
   * to come.
   */
  last(hour: number): Date
}

export function sceneOf(deps: SeedDependencies, act: Act, merchant: DemoMerchant, now: Date): Scene {
  const zone = zoneOfCurrency(merchant.currency)
  const today = dateInZone(now.getTime(), zone)
  const at = (day: CalendarDate, hour: number) => new Date(startOfDay(day, zone) + hour * 3_600_000)
  return {
    deps,
    act,
    merchant,
    today,
    week: (ago, weekday, hour) => at(addDays(mondayOf(today), weekday - 1 - 7 * ago), hour),
    day: (ago, hour) => at(addDays(today, -ago), hour),
    last: (hour) => at(at(today, hour) <= now ? today : addDays(today, -1), hour),
  }
}

const dayMs = 24 * 3_600_000

/** An advance of the past: signed a day before its money came, which is `fundedAt`. */
export function fundedAdvance(
  { deps, merchant }: Scene,
  past: Omit<PastApplication, 'endedAt' | 'outcome'>,
  fundedAt: Date,
): Step {
  const endedAt = new Date(fundedAt.getTime() - dayMs)
  const whole: PastApplication = { ...past, endedAt, outcome: 'approved' }
  return {
    at: fundedAt,
    run: () =>
      deps.database.system(async (tx) => {
        const terms = await insertPastApplication(tx, merchant, whole, deps.calendarOf)
        await deps.createAdvance(tx, pastAdvance(merchant, whole, terms), endedAt)
        await deps.confirmOpenTransfers(tx, [merchant.id], fundedAt)
      }),
  }
}
