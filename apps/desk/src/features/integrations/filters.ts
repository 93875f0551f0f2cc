import { addressFilters, freeText, oneOf } from '@daftar/app-kit/address-filters'
import { deliveryEvents, deliveryStatuses, keyModes } from '@daftar/rules/orders/shop-connection'

/** What an address asks of the log of deliveries. */
export const deliveryFilters = addressFilters({
  mode: oneOf(keyModes),
  status: oneOf(deliveryStatuses),
  event: oneOf(deliveryEvents),
  search: freeText,
})

export type DeliveryFilters = ReturnType<typeof deliveryFilters.read>
