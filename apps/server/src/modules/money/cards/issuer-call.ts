import { createHmac, timingSafeEqual } from 'node:crypto'
import { storableText } from '@daftar/contract/wire/storable'
import { z } from 'zod'
import { eventKinds, type IssuerCall, type IssuerEvent } from './issuer-port.ts'

/** A call that was signed longer ago is a repeat of somebody who listened. */
const signatureValidMs = 300_000
export const signatureHeader = 'x-issuer-signature'

const id = z.string().min(1).max(100)
const event = z.object({
  id,
  type: z.enum(eventKinds),
  card_id: id,
  charge_id: id,
  amount: z.string().max(30).default('0'),
  currency: z.string().max(3),
  shop: z.string().default(''),
  final: z.boolean().default(true),
})

const ofKnownKind = z.object({ type: z.enum(eventKinds) })

/**
 * Reads what an issuer says, where its own signature stands over the bytes as they came. What is of a kind we
 * know and cannot be read is `invalid`: money moved, and it must not be taken for something that concerns us
 * not.
 */
export function readSigned(call: IssuerCall, secret: string): IssuerEvent | 'nothing' | 'invalid' | null {
  if (!isSigned(call, secret)) return null
  const said = parsed(call.body)
  const read = event.safeParse(said)
  if (!read.success) return ofKnownKind.safeParse(said).success ? 'invalid' : 'nothing'
  const { id: eventId, type: kind, card_id: cardId, charge_id: chargeId, amount, currency } = read.data
  if ([eventId, cardId, chargeId].some((text) => storableText(text) !== text)) return 'invalid'
  const shop = storableText(read.data.shop).trim().slice(0, 120).toWellFormed()
  return { eventId, kind, cardId, chargeId, amount, currency, shop, isFinal: read.data.final }
}

/** `<seconds>.<HMAC-SHA256 of "seconds.body">`, as it stands in the header. */
export function signatureOf(body: string | Buffer, secret: string, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000)
  return `${seconds}.${createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')}`
}

function isSigned({ header, body, nowMs }: IssuerCall, secret: string): boolean {
  const [seconds = '', given = ''] = (header(signatureHeader) ?? '').split('.')
  if (!/^\d{1,12}$/.test(seconds) || Math.abs(nowMs - Number(seconds) * 1000) > signatureValidMs) return false
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
  const signature = Buffer.from(given, 'hex')
  return signature.length === expected.length && timingSafeEqual(signature, expected)
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}
