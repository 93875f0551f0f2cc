import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Refusal } from '../../../platform/http/refusal.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import { countLetterToStranger } from '../../../platform/rates/letters-to-strangers.ts'
import type { Config } from '../../../config/config.ts'
import { contactAddress, contactToken } from './address.ts'
import { nameOf, type ContactRow } from './store.ts'

export interface ContactDependencies {
  keys: Keys
  queueMail: QueueMail
  brand: Pick<Config['brand'], 'name' | 'nameAr'>
  publicOrigin: string
}

/**
 * Asks somebody whether they want to be a merchant's contact; it says nothing of the merchant but its name.
 */
export async function askContact(
  tx: Tx,
  { keys, queueMail, brand, publicOrigin }: ContactDependencies,
  row: Pick<ContactRow, 'merchant_id' | 'id' | 'purpose' | 'name' | 'email' | 'language'>,
  { by, at }: { by: string; at: Date },
): Promise<Refusal | null> {
  const counted = await countLetterToStranger(tx, row.merchant_id, at)
  if (counted) return counted
  const business = await nameOf(tx, row.merchant_id)
  if (!business) return null
  const address = contactAddress(publicOrigin, contactToken(keys, row))
  await queueMail(tx, {
    kind: 'contact_asked',
    to: row.email,
    language: row.language,
    merchantId: row.merchant_id,
    about: { en: business.name, ar: business.name_ar },
    facts: {
      ...{ merchant: business, by, name: row.name, purpose: row.purpose, address },
      product: { en: brand.name, ar: brand.nameAr },
    },
  })
  return null
}
