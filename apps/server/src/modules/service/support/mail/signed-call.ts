import { createHash, createHmac } from 'node:crypto'
import { equalBytes } from '../../../../platform/crypto/keys.ts'

/** A call is not taken that was signed longer ago, or ahead. */
const validMs = 5 * 60_000

/**
 * What the header of a call says: when it was signed, the hash of what it carries, and the signature of both.
 */
interface Said {
  seconds: number
  sha256: string
  signature: string
}

/**
 * `t=<seconds>,sha256=<hash of the bytes>,v1=<HMAC-SHA256 of "t.sha256">`. The hash stands in what is signed,
 * so that a call of a stranger is refused before its bytes are read. Null where it is not signed with the
 * secret, or not now.
 */
export function readSignature(header: string | undefined, secret: string, nowMs: number): Said | null {
  const said = new Map(
    (header ?? '').split(',').map((part) => [part.split('=')[0]?.trim(), part.split('=')[1]]),
  )
  const [seconds, sha256, signature] = [said.get('t') ?? '', said.get('sha256') ?? '', said.get('v1') ?? '']
  if (!/^\d{1,12}$/.test(seconds) || !/^[0-9a-f]{64}$/.test(sha256)) return null
  if (Math.abs(nowMs - Number(seconds) * 1000) > validMs) return null
  const expected = createHmac('sha256', secret).update(`${seconds}.${sha256}`).digest()
  return equalBytes(expected, Buffer.from(signature, 'hex'))
    ? { seconds: Number(seconds), sha256, signature }
    : null
}

export function isOfBytes({ sha256 }: Said, bytes: Uint8Array): boolean {
  return createHash('sha256').update(bytes).digest('hex') === sha256
}
