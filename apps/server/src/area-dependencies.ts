import type { FourEyesAbove } from '@daftar/rules/access/four-eyes'
import { calendarOfCurrency, type CalendarOf } from '@daftar/rules/calendar/working-days'
import type { Currency } from '@daftar/rules/money/currency'
import type { Config } from './config/config.ts'
import { issuerOf } from './issuer.ts'
import { contactFeed } from './modules/people/contacts/index.ts'
import { letterKeeper, notificationFeed } from './modules/people/notifications/index.ts'
import type { ProductClock } from './platform/clock/clock.ts'
import type { Keys } from './platform/crypto/keys.ts'
import type { Database } from './platform/database/database.ts'
import type { Logger } from './platform/logging/logger.ts'
import { queueMail, type QueueMail } from './platform/mail/queue-mail.ts'
import type { Outbox } from './platform/outbox/outbox.ts'
import type { Papers } from './platform/documents/papers.ts'
import type { Issuer } from './platform/documents/parties.ts'
import { notedFetch } from './platform/outgoing/noted-fetch.ts'
import type { PdfReader } from './platform/pdf/reader.ts'
import type { PictureReader } from './platform/pictures/reader.ts'
import type { Storage } from './platform/storage/storage.ts'

interface OpenedDependencies {
  config: Config
  database: Database
  clock: ProductClock
  logger: Logger
  keys: Keys
  storage: Storage
  /** Reads PDFs in limited processes of their own. */
  reader: PdfReader
  /** Decodes pictures in limited processes of their own. */
  pictures: PictureReader
  /** Sets papers in processes of their own. */
  papers: Papers
  outbox: Outbox
  /** Of people at their screens and of servers of others. */
  realNow(): Date
}

/** What every area may be built of: what was opened, the configuration, and what follows from both. */
export interface AreaDependencies extends OpenedDependencies {
  brand: Config['brand']
  /** Where the product lies, without a path. */
  publicOrigin: string
  /** Calls servers that the operator chose; what fails is in the log. */
  fetch: typeof globalThis.fetch
  queueMail: QueueMail
  calendarOf: CalendarOf
  fourEyesAboveMinor: FourEyesAbove
  /** The mailbox of support in a country; of none, the common one (DEC-CAP-9). */
  supportEmailOf(country: string): string
  issuer: Issuer
}

/** Works out what follows from the configuration. */
export function areaDependencies(opened: OpenedDependencies): AreaDependencies {
  const { clock, config, keys, outbox } = opened
  const { brand, capital, publicOrigin } = config
  return {
    ...opened,
    brand,
    publicOrigin,
    fetch: notedFetch(globalThis.fetch, opened.logger),
    queueMail: queueMail(
      outbox,
      contactFeed({ keys, publicOrigin }, notificationFeed({ clock, publicOrigin })),
      letterKeeper({ clock }),
    ),
    calendarOf: (currency) => calendarOfCurrency(currency, capital.holidays[currency]),
    fourEyesAboveMinor: (currency) => capital.fourEyesAboveMinor[currency as Currency] ?? null,
    supportEmailOf: (country) => brand.supportEmails[country] ?? brand.supportEmail,
    issuer: issuerOf(config),
  }
}
