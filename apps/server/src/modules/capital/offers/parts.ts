import type { CountryCode } from '@daftar/rules/geo/countries'
import type { Database } from '../../../platform/database/database.ts'
import type { QueueMail } from '../../../platform/mail/bilingual-mail.ts'

export interface OfferDependencies {
  database: Database
  /** Where the nightly job makes offers (DEC-OFR-1). */
  countries: readonly CountryCode[]
  queueMail: QueueMail
  publicOrigin: string
}
