import type { FourEyesAbove } from '@daftar/rules/access/four-eyes'
import type { Currency } from '@daftar/rules/money/currency'
import type { FeePerCurrency } from '@daftar/rules/settlement/settlement-fee'
import type { Database, ReadTx } from '../../../platform/database/database.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import type { WithPhoneAtHand } from '../../people/sign-in/index.ts'
import type { OrderTransfer } from '../transfers/index.ts'

type PerCurrency = Readonly<Partial<Record<Currency, string>>>

/** What telling of a wallet needs. */
export interface WalletNews {
  queueMail: QueueMail
  publicOrigin: string
}

/**
 * What movements of others are of, by their reference in the journal: the shop that a card paid, the campaign
 * that ads are of. What is missing is of none of them.
 */
export type NamesOfMovements = (
  tx: ReadTx,
  merchantId: string,
  references: readonly string[],
) => Promise<ReadonlyMap<string, string>>

export interface WalletDependencies extends WalletNews {
  database: Database
  orderTransfer: OrderTransfer
  namesOf: NamesOfMovements
  fourEyesAboveMinor: FourEyesAbove
  withdrawalFeeMinor: FeePerCurrency
  /**
   * The provider's own accounts that top-ups are sent to: their IBANs and banks by currency, and whose they
   * are.
   */
  topUps: Readonly<{ accounts: PerCurrency; banks: PerCurrency; accountName: string }>
  /**
   * Acts once for who proved a moment ago that the linked phone is in their hand, with a code for this where
   * it is about something.
   */
  withPhoneAtHand: WithPhoneAtHand
}
