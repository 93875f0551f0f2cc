import type { Currency } from '@daftar/rules/money/currency'
import type { ProductClock } from '../../../platform/clock/clock.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import type { StreamAnswer } from '../../../platform/http/call.ts'
import type { Refusal } from '../../../platform/http/refusal.ts'

export interface DeskDependencies {
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
  /** A merchant's experiments are about to change: nothing that was computed from them is believed any more. */
  onExperimentsChanged(merchantId: string): void
  files: StaffFiles
}

/** What the files module does for staff: it knows the files of every merchant, and tells whose a file is. */
export interface StaffFiles {
  ticket(
    tx: Tx,
    asked: { handle: string; staffId: string; at: Date },
  ): Promise<{ address: string; expiresAt: Date; merchantId: string } | Refusal>
  stream(asked: { ticket: string; staffId: string; at: Date }): Promise<StreamAnswer | Refusal>
}
