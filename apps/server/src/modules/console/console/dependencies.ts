import type { Currency } from '@daftar/rules/money/currency'
import type { ProductClock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/database.ts'

export interface ConsoleDependencies {
  database: Database
  clock: Pick<ProductClock, 'now' | 'refresh'>
  /** Demo mode: staff may move the clock. */
  isClockMovable: boolean
  /** Runs everything due up to an instant of the product's clock, and waits for it. */
  runDue(upTo: Date): Promise<unknown>
  /** The schedules there are, to tell how far they have come. */
  scheduleNames(): readonly string[]
  /** Over when whoever moved the clock has waited long enough for an answer, whatever still runs. */
  patience(): Promise<unknown>
  fourEyesAbove: Partial<Record<Currency, bigint>>
}
