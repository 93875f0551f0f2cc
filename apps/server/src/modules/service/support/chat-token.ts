import type { Keys } from '../../../platform/crypto/keys.ts'

/** A token opens the stream once, soon after it was asked for. */
const validSeconds = 60
const purpose = 'support-chat'

interface Holder {
  personId: string
  /** Null of the staff, who hear of all merchants. */
  merchantId: string | null
}

/**
 * A permit to hear of a merchant's chats, or as one of the staff of all, for one person, for a minute of the
 * product's clock (NAV-65, NAV-66).
 */
export function writeChatToken(keys: Keys, { personId, merchantId }: Holder, now: Date): string {
  const expires = (now.getTime() + validSeconds * 1000).toString(36)
  const payload = [personId, merchantId ?? '', expires].join('.')
  return `${payload}.${keys.sign(purpose, payload)}`
}

/** Whether a token is this person's for this merchant, and still holds. */
export function isChatToken(keys: Keys, token: string, { personId, merchantId }: Holder, now: Date): boolean {
  const end = token.lastIndexOf('.')
  const payload = token.slice(0, Math.max(0, end))
  if (!keys.verify(purpose, payload, token.slice(end + 1))) return false
  const [person, merchant, expires = ''] = payload.split('.')
  return (
    person === personId && merchant === (merchantId ?? '') && Number.parseInt(expires, 36) > now.getTime()
  )
}
