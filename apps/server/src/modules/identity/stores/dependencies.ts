import type { PayoutCycleOut } from '@daftar/contract/endpoints/money/payouts-shapes'
import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { MerchantActor } from '../../../platform/http/actor.ts'
import type { StoreMailing } from './messages.ts'
import type { PurchaseLimits } from '../../merchants/merchants/index.ts'

export interface StoresDependencies extends StoreMailing {
  calendarOf: CalendarOf
  /** What one purchase may come to. */
  limits: PurchaseLimits
  /** When a merchant is paid; undefined where the person may not see it. */
  cycleOf(
    tx: ReadTx,
    actor: MerchantActor,
    merchantId: string,
    now: Date,
  ): Promise<PayoutCycleOut | undefined>
}
