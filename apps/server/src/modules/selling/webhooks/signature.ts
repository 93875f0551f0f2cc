import { createHmac, randomBytes } from 'node:crypto'

const signatureHeader = 'x-daftar-signature'

const secretPrefix = 'whsec_'

/** A signing secret as Standard Webhooks writes it: the prefix and 32 random bytes in base64. */
export function newSecret(): string {
  return secretPrefix + randomBytes(32).toString('base64')
}

/**
 * One message, and the secrets it is signed with: more than one while a webhook changes from one to the next.
 */
export interface ToSign {
  /** What the shop knows the message by; the same at every attempt. */
  id: string
  body: string
  at: Date
  secrets: readonly string[]
}

/**
 * The headers of Standard Webhooks 1.0 (`webhook-id`, `webhook-timestamp`, `webhook-signature`), and beside
 * them the header that was sent before: `t=<seconds>,v1=<hex>`, HMAC-SHA256 of `<t>.<body>`, a `v1` for each
 * secret. The time is in both, so that a shop can refuse what was recorded and sent again later by somebody
 * else.
 */
export function signatureHeaders({ id, body, at, secrets }: ToSign): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1000)
  const standard = secrets.map((secret) => `v1,${hmac(keyOf(secret), `${id}.${seconds}.${body}`, 'base64')}`)
  // Who reads one `v1` alone reads the last one: the secret that is in use there still.
  const older = secrets.map((secret) => `v1=${hmac(secret, `${seconds}.${body}`, 'hex')}`)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': standard.join(' '),
    [signatureHeader]: [`t=${seconds}`, ...older].join(','),
  }
}

/** The bytes a secret stands for. Those that were made before are texts that read as base64 too. */
function keyOf(secret: string): Buffer {
  return Buffer.from(secret.slice(secretPrefix.length), 'base64')
}

function hmac(key: string | Buffer, text: string, encoding: 'base64' | 'hex'): string {
  return createHmac('sha256', key).update(text).digest(encoding)
}
