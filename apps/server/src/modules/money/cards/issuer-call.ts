import { storableText } from '@daftar/contract/wire/storable'
import { z } from 'zod'
import { isSigned, type SignedCall } from '../../../platform/http/signed-calls.ts'
import { eventKinds, type IssuerEvent } from './issuer-port.ts'

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
export function readSigned(call: SignedCall, secret: string): IssuerEvent | 'nothing' | 'invalid' | null {
  if (!isSigned(call, signatureHeader, secret)) return null
  const said = parsed(call.body)
  const read = event.safeParse(said)
  if (!read.success) return ofKnownKind.safeParse(said).success ? 'invalid' : 'nothing'
  const { id: eventId, type: kind, card_id: cardId, charge_id: chargeId, amount, currency } = read.data
  if ([eventId, cardId, chargeId].some((text) => storableText(text) !== text)) return 'invalid'
  const shop = storableText(read.data.shop).trim().slice(0, 120).toWellFormed()
  return { eventId, kind, cardId, chargeId, amount, currency, shop, isFinal: read.data.final }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}
