import type { Clock } from '../../../platform/clock/clock.ts'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Logger } from '../../../platform/logging/logger.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import type { CatalogueGate } from '../catalogue/index.ts'
import type { ShopPlatforms } from './port.ts'

export interface ShopPlatformDependencies {
  database: Database
  keys: Keys
  clock: Pick<Clock, 'now'>
  logger: Pick<Logger, 'warn'>
  publicOrigin: string
  queueMail: QueueMail
  /** What the product is called on the pages of others. */
  productName: string
  gate: CatalogueGate
  platforms: ShopPlatforms
}

export const grantPurpose = 'shop-grant'
export const verifierPurpose = 'shop-verifier'
export const keysPurpose = 'shop-keys'
