import { addressFilters, day, freeText, oneOf } from '@daftar/app-kit/address-filters'

export const callBackKinds = ['call_back', 'feedback'] as const

/** `from` and `to` are the first and the last day it came in, in the reader's own time. */
export const callBackFilters = addressFilters({
  kind: oneOf(callBackKinds),
  merchant: freeText,
  from: day,
  to: day,
})

export type CallBackFilters = ReturnType<typeof callBackFilters.read>
