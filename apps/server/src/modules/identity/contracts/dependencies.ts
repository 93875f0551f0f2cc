import type { Experiment } from '@daftar/rules/access/experiments'
import type { FeePerCurrency } from '@daftar/rules/settlement/settlement-fee'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Database, ReadTx } from '../../../platform/database/database.ts'
import type { Papers } from '../../../platform/documents/papers.ts'
import type { Issuer } from '../../../platform/documents/parties.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Capital } from '../../money/settlement/index.ts'
import type { WithPhoneAtHand } from '../../people/sign-in/index.ts'

export interface ContractDependencies {
  database: Database
  clock: Clock
  keys: Keys
  storage: Storage
  papers: Papers
  queueMail: QueueMail
  brand: { name: string; nameAr: string }
  /** The provider as its papers name it. */
  issuer: Issuer
  /** Where the product lies, without a path. */
  publicOrigin: string
  supportEmailOf(country: string): string
  /** What is switched on for a merchant. */
  experiments(tx: ReadTx, merchantId: string | null): Promise<readonly Experiment[]>
  /** Acts once for who proved just now, in this session, that the linked phone is in their hand. */
  withPhoneAtHand: WithPhoneAtHand
  /** Whether an advance fixes the weekly cycle. */
  capital: Pick<Capital, 'isOpen'>
  /** What the flexible cycle adds to each transfer. */
  flexibleFeeMinor: FeePerCurrency
  /**
   * Who signs for the provider: a member of staff, or the installation by itself as soon as the merchant has
   * signed.
   */
  countersign: 'staff' | 'at_once'
}
