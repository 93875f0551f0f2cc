import type { StatusLook } from '../status/status-look.ts'

/** Keys act on live money or on a sandbox of the merchant's own. */
export const keyModes = ['live', 'test'] as const
export type KeyMode = (typeof keyModes)[number]

/** What shops are told about their payments. */
export const deliveryEvents = [
  'authorize',
  'capture',
  'close',
  'reject',
  'expire',
  'refund',
  'update',
] as const
export type DeliveryEvent = (typeof deliveryEvents)[number]

/** A message waits for its next attempt, was taken by the shop, or was given up. */
export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** The badge of a message. Words: `desk_integrations_delivery_<label>`. */
export const deliveryLooks = {
  waiting: { label: 'waiting', tone: 'accent' },
  delivered: { label: 'delivered', tone: 'positive' },
  failed: { label: 'failed', tone: 'negative' },
} as const satisfies Record<DeliveryStatus, StatusLook & { label: DeliveryStatus }>
