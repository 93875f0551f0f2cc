import type { CountryCode } from '@daftar/rules/geo/countries'
import type { Currency } from '@daftar/rules/money/currency'
import type { Database, Fragment, ReadTx } from '../../../platform/database/database.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'

/** What offers ask of the applications that are made on them. */
export interface OfferApplications {
  /**
   * The application on an offer `o`, as a select of its `id` and `status` for a lateral join: one that is
   * under way before one that is over, the newest first.
   */
  onOffer(tx: ReadTx): Fragment
  /** Whether an application of a merchant `m` was rejected after an instant. */
  wasRejected(tx: ReadTx, after: Fragment): Fragment
}

export interface OfferDependencies {
  database: Database
  applications: OfferApplications
  /** Where the nightly job makes offers (DEC-OFR-1). */
  countries: readonly CountryCode[]
  /** The least of an advance in a currency. */
  leastMinor(currency: Currency): bigint
  queueMail: QueueMail
  publicOrigin: string
}
