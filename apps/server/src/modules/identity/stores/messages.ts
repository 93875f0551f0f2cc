import type { PaymentProductType } from '@daftar/rules/merchants/payment-products'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { nameIn } from '@daftar/words/names'
import type { Tx } from '../../../platform/database/database.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import { adminsOf } from '../../people/members/index.ts'
import type { NamedRequest } from './store.ts'

export interface StoreMailing {
  queueMail: QueueMail
  /** Where the product lies, without a path. */
  publicOrigin: string
  supportEmailOf(country: string): string
}

/** What the admins of a merchant are told of what they asked for; it is read once it is decided. */
export async function tellDecided(tx: Tx, deps: StoreMailing, row: NamedRequest): Promise<void> {
  if (row.status === 'waiting') return
  const { emails, ...names } = await adminsOf(tx, row.merchant_id)
  const about = { en: nameIn('en', names), ar: nameIn('ar', names) }
  const named = row.facts
    ? { name: row.facts.name, name_ar: row.facts.nameAr }
    : { name: row.store_name, name_ar: row.store_name_ar }
  const page =
    row.store_id === null ? pathOf('businessProfileStores') : pathOf('store', { storeId: row.store_id })
  const facts = {
    store: { en: nameIn('en', named), ar: nameIn('ar', named) },
    product: row.facts ? null : (row.product as PaymentProductType | null),
    address: deps.publicOrigin + page,
  }
  const said = {
    said: { en: row.said_en, ar: row.said_ar },
    supportEmail: deps.supportEmailOf(row.country),
  }
  const to = emails.map((email) => ({ to: email, merchantId: row.merchant_id, about }))
  await (row.status === 'approved'
    ? deps.queueMail(tx, ...to.map((one) => ({ ...one, kind: 'store_request_approved' as const, facts })))
    : deps.queueMail(
        tx,
        ...to.map((one) => ({
          ...one,
          kind: 'store_request_declined' as const,
          facts: { ...facts, ...said },
        })),
      ))
}
