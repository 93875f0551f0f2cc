import type { Keys } from '../../../platform/crypto/keys.ts'
import { newId } from '../../../platform/ids.ts'

/**
 * An ad that is given out: which campaign it is of, and an id of its own that says nothing of who sees it.
 */
export interface AdTicket {
  merchantId: string
  campaignId: string
  viewId: string
}

const purpose = 'ad_ticket'
const hourMs = 3_600_000
/** Until when being seen counts, and being pressed. */
const counts = { impression: hourMs, click: 24 * hourMs }

export function adTicket(keys: Pick<Keys, 'sign'>, of: Omit<AdTicket, 'viewId'>, at: Date): string {
  const value = [of.merchantId, of.campaignId, at.getTime().toString(36), newId('adc')].join('.')
  return `${value}.${keys.sign(purpose, value)}`
}

/** What a ticket says; null for what is none of ours, or too old for what it is used for. */
export function readTicket(
  keys: Pick<Keys, 'verify'>,
  ticket: string,
  { event, at }: { event: keyof typeof counts; at: Date },
): AdTicket | null {
  const parts = ticket.split('.')
  const [merchantId, campaignId, issued, viewId, signature] = parts
  if (parts.length !== 5 || !merchantId || !campaignId || !issued || !viewId || !signature) return null
  if (!keys.verify(purpose, parts.slice(0, 4).join('.'), signature)) return null
  const age = at.getTime() - Number.parseInt(issued, 36)
  return age <= counts[event] ? { merchantId, campaignId, viewId } : null
}
