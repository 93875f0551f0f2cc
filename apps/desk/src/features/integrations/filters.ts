import {
  deliveryEvents,
  deliveryStatuses,
  keyModes,
  type DeliveryEvent,
  type DeliveryStatus,
  type KeyMode,
} from '@daftar/rules/orders/shop-connection'
import type { Filters } from '../../shared/use-filters.ts'

export interface DeliveryFilters {
  mode: KeyMode | undefined
  status: DeliveryStatus | undefined
  event: DeliveryEvent | undefined
  search: string
}

/** What an address asks of the log; what it names wrongly does not filter. */
export function readDeliveryFilters(given: Filters): DeliveryFilters {
  return {
    mode: keyModes.find((one) => one === given['mode']),
    status: deliveryStatuses.find((one) => one === given['status']),
    event: deliveryEvents.find((one) => one === given['event']),
    search: given['search'] ?? '',
  }
}
