import type { LinkField } from '@daftar/rules/orders/payment-link'
import { m } from '@daftar/words'

/** The fields in their order on the form, with what they are called. */
export const fieldNames: readonly (readonly [LinkField, () => string])[] = [
  ['store_id', m.links_store],
  ['amount', m.links_amount],
  ['phone', m.links_phone],
  ['name', m.links_name],
  ['email', m.links_email],
  ['reference', m.links_reference],
  ['description', m.links_description],
]
