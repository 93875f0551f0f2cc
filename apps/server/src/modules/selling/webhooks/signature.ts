import { createHmac } from 'node:crypto'

export const signatureHeader = 'x-daftar-signature'

/**
 * `t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<t>.<body>` with the webhook's signing secret. The time is in it, so that a shop
 * can refuse what was recorded and sent again later by somebody else.
 */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${digest}`
}
