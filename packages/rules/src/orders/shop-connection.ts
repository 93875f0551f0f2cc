import type { StatusLook } from '../status/status-look.ts'
import { defineTransitions } from '../status/transitions.ts'

/** Keys act on live money or on a sandbox of the merchant's own. */
export const keyModes = ['live', 'test'] as const
export type KeyMode = (typeof keyModes)[number]

/** The tenant a merchant's test keys act on; there is one for each, made from its id. */
export function sandboxIdOf(merchantId: string): string {
  return `test_${merchantId.slice(merchantId.indexOf('_') + 1)}`
}

/** What shops are told about their payments. */
export const deliveryEvents = [
  'authorize',
  'capture',
  'close',
  'reject',
  'expire',
  'refund',
  'update',
  'dispute',
] as const
export type DeliveryEvent = (typeof deliveryEvents)[number]

/** What a message may be about: a payment, or nothing, where somebody only tries the way. */
export const messageEvents = [...deliveryEvents, 'test'] as const
export type MessageEvent = (typeof messageEvents)[number]

/** A message waits for its next attempt, was taken by the shop, or was given up. */
export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/** Its attempts are its history. It is given up after the last of them, or when its webhook is removed. */
export const deliveryTransitions = defineTransitions<DeliveryStatus>({
  waiting: { delivered: ['system'], failed: ['system', 'merchant'] },
  delivered: {},
  failed: {},
})

/** The badge of a message. Words: `desk_integrations_delivery_<label>`. */
export const deliveryLooks = {
  waiting: { label: 'waiting', tone: 'accent' },
  delivered: { label: 'delivered', tone: 'positive' },
  failed: { label: 'failed', tone: 'negative' },
} as const satisfies Record<DeliveryStatus, StatusLook & { label: DeliveryStatus }>
