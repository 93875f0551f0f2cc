import type { FourEyesAbove } from '@daftar/rules/access/four-eyes'
import type { Currency } from '@daftar/rules/money/currency'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database, ReadTx } from '../../../platform/database/database.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import type { WithPhoneAtHand } from '../../people/sign-in/index.ts'
import type { CardIssuer } from './issuer-port.ts'

/** What telling of cards needs. */
export interface CardNews {
  queueMail: QueueMail
  publicOrigin: string
}

/** What decides on a charge. */
export interface CardMoney {
  /** What the next payout of a merchant comes to now. */
  payoutNow(tx: ReadTx, of: { merchantId: string; currency: Currency }, now: Date): Promise<bigint>
}

export interface CardDependencies extends CardNews, CardMoney {
  database: Database
  clock: Pick<Clock, 'now'>
  outbox: Pick<Outbox, 'send'>
  /** Null where the provider issues no cards. */
  issuer: CardIssuer | null
  fourEyesAboveMinor: FourEyesAbove
  realNow(): Date
  /** Acts once for who proved a moment ago that the linked phone is in their hand. */
  withPhoneAtHand: WithPhoneAtHand
}
