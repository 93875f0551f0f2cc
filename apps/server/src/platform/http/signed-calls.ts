import { createHmac } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { equalBytes } from '../crypto/keys.ts'

/**
 * A call of a server that the operator chose. It is no endpoint of ours: what counts is its own signature
 * over the bytes as they came, so they are read before anything is parsed.
 */
export interface SignedCall {
  header(name: string): string | null
  body: Buffer
  nowMs: number
}

/** Whatever a body in this scope is called, its bytes stay as they came. */
export function keepBytes(scope: FastifyInstance, bodyLimit: number): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, parsed) =>
    parsed(null, body),
  )
}

export function signedCallOf({ headers, body }: FastifyRequest, now: Date): SignedCall {
  return {
    header: (name) => [headers[name]].flat()[0] ?? null,
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    nowMs: now.getTime(),
  }
}

/** A call that was signed longer ago is a repeat of somebody who listened. */
const signatureValidMs = 300_000

/** `<seconds>.<HMAC-SHA256 of "seconds.body">`, as it stands in a header. */
export function signatureOf(body: string | Buffer, secret: string, nowMs: number): string {
  const seconds = String(Math.floor(nowMs / 1000))
  return `${seconds}.${digestOf(seconds, body, secret).toString('hex')}`
}

/** Whether that stands in the header, of now and with the secret. */
export function isSigned({ header, body, nowMs }: SignedCall, name: string, secret: string): boolean {
  const [seconds = '', given = ''] = (header(name) ?? '').split('.')
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(nowMs - Number(seconds) * 1000) > signatureValidMs) return false
  return equalBytes(digestOf(seconds, body, secret), Buffer.from(given, 'hex'))
}

function digestOf(seconds: string, body: string | Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
}
