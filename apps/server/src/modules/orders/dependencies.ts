import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { CaptureAgeing } from '@daftar/rules/orders/capture-ageing'
import type { QueueMail } from '../advances/index.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Both } from '../../platform/paper/element.ts'
import type { OrderActions } from './actions.ts'
import type { OrderListener } from './parts.ts'

export interface OrdersOptions {
  database: Database
  calendarOf: CalendarOf
  /** Days an order waits before its shop is warned, and before it is captured for it. */
  ageing: CaptureAgeing
  /** The most rows of a file (DEC-ORD-8). */
  exportRowsMax: number
  /** The provider's name, for the head of documents. */
  provider: Both
  publicOrigin: string
  queueMail: QueueMail
  /** Told of every effect, in its transaction; webhooks listen here. */
  tell?: OrderListener
}

export interface OrdersParts extends Omit<OrdersOptions, 'tell'> {
  tell: OrderListener
  actions: OrderActions
}
