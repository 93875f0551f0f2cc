import type { AnswerOf } from '@daftar/contract'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import type { CaptureAgeing } from '@daftar/rules/orders/capture-ageing'
import type { Commission } from '@daftar/rules/settlement/commission'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import type { Database, ReadTx } from '../../../platform/database/database.ts'
import type { Bilingual } from '../../../platform/documents/element.ts'
import type { Papers } from '../../../platform/documents/papers.ts'
import type { OrderActions } from './acts/actions.ts'
import type { IsDisputed } from './acts/refund.ts'
import type { DisputeOf, LinkOf } from './page/page-store.ts'
import type { OrderCallback } from './command.ts'
import type { OrderRow } from './store.ts'

/** What the module is built of. */
export interface OrdersDependencies {
  database: Database
  /** Days an order waits before its shop is warned, and before it is captured for it. */
  ageing: CaptureAgeing
  /** The most rows of a file (DEC-ORD-8). */
  exportRowsMax: number
  /** The provider's name, for the head of documents. */
  provider: Bilingual
  papers: Papers
  publicOrigin: string
  queueMail: QueueMail
  /** The payouts an order is in, and when what is in none yet is expected (ORD-04); payouts provide it. */
  payoutsOf(
    tx: ReadTx,
    order: Pick<OrderRow, 'merchant_id' | 'id' | 'currency'>,
    now: Date,
  ): Promise<AnswerOf<'orders.payouts'>>
  /** What a refund would do to payouts; sizes but for the two transfers. Payouts provide it. */
  refundEffect(tx: ReadTx, refund: PlannedRefund, now: Date): Promise<RefundEffect>
  /** What no payout covers yet of an order's refunds; null where nothing waits. Payouts provide it. */
  refundWaits(
    tx: ReadTx,
    order: Pick<OrderRow, 'merchant_id' | 'id' | 'currency'>,
    now: Date,
  ): Promise<{ amountMinor: bigint; nextOn: CalendarDate | null } | null>
  /** The link an order was made by, for its page. */
  linkOf: LinkOf
  /** The dispute of an order, for its page, and whether it is disputed now. Disputes provide them. */
  disputeOf: DisputeOf
  isDisputed: IsDisputed
  /** Told of every effect, in its transaction; webhooks listen here. */
  notify?: OrderCallback
}

/** The same with what the module makes of it, for its handlers and schedules. */
export interface OrderHandlerDependencies extends OrdersDependencies {
  notify: OrderCallback
  actions: OrderActions
}

/** A refund that is not made yet, with the commission that goes back with it. */
export interface PlannedRefund {
  merchantId: string
  currency: Currency
  amountMinor: bigint
  commission: Commission
}

/**
 * What it does to payouts: sizes but for the two transfers; the days are null where the merchant asks for its
 * payouts.
 */
export interface RefundEffect {
  /** The refund less the commission that goes back. */
  netMinor: bigint
  coveredMinor: bigint
  shortMinor: bigint
  /** The next payout without it and with it. */
  beforeMinor: bigint
  afterMinor: bigint
  paysOn: CalendarDate | null
  /** The payout that tries again what is short. */
  nextOn: CalendarDate | null
}
