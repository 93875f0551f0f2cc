import { addressFilters, day, freeText, oneOf } from '@daftar/app-kit/address-filters'
import { eventAreas } from '@daftar/rules/events/catalogue'

/**
 * `from` and `to` are the first and the last day, in the reader's own time; the last 30 where none is named.
 */
export const eventFilters = addressFilters({
  area: oneOf(eventAreas),
  merchant: freeText,
  from: day,
  to: day,
})

export type EventFilters = ReturnType<typeof eventFilters.read>
