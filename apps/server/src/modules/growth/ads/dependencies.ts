import type { AdPrices } from '@daftar/rules/ads/prices'
import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { Config } from '../../../config/config.ts'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import type { Documents } from '../../casework/files/index.ts'

export interface AdsDependencies {
  database: Database
  keys: Pick<Keys, 'sign' | 'verify'>
  queueMail: QueueMail
  /** Where the product lies, without a path. */
  publicOrigin: string
  supportEmailOf(country: string): string
  calendarOf: CalendarOf
  /** Whose a picture is. */
  documents: Documents
  /** The operator's price list, VAT inside it. */
  prices: AdPrices
  brand: Pick<Config['brand'], 'name'>
}
