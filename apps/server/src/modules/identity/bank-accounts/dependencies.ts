import type { Config } from '../../../config/config.ts'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Database, ReadTx } from '../../../platform/database/database.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import type { Documents } from '../../casework/files/index.ts'
import type { OrderTransfers } from '../../money/transfers/index.ts'
import type { WithPhoneAtHand } from '../../people/sign-in/index.ts'

/** What other areas know of an account that a merchant wants to leave. */
export interface AccountUses {
  /**
   * Direct debits that the bank of an account still allows. They stay with it until another one is signed.
   */
  directDebits(tx: ReadTx, merchantId: string, iban: string): Promise<number>
}

export interface BankAccountDependencies {
  database: Database
  keys: Keys
  outbox: Outbox
  queueMail: QueueMail
  brand: Pick<Config['brand'], 'name' | 'nameAr'>
  /** Where the product lies, without a path. */
  publicOrigin: string
  supportEmailOf(country: string): string
  /** How long an approved change waits. */
  waitHours: number
  /** Whose a file is. */
  documents: Documents
  orderTransfers: OrderTransfers
  uses: AccountUses
  /** Acts once for who proved just now, in this session, that the linked phone is in their hand. */
  withPhoneAtHand: WithPhoneAtHand
}
