import { deliveryStatuses, keyModes, messageEvents } from '@daftar/rules/orders/shop-connection'
import { addressFilters, freeText, oneOf } from '../routing/address-filters.ts'

/** What an address asks of the log of messages. */
export const deliveryFilters = addressFilters({
  mode: oneOf(keyModes),
  webhook: freeText,
  status: oneOf(deliveryStatuses),
  event: oneOf(messageEvents),
  search: freeText,
})
