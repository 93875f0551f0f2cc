import { addMonths, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Keys } from '../../../platform/crypto/keys.ts'
import { signatureOf, type SignedCall } from '../../../platform/http/signed-calls.ts'
import { readSigned, signatureHeader } from './issuer-call.ts'
import type { CardIssuer, IssuerEventKind } from './issuer-port.ts'

const purpose = 'card-stand-in'
const validMonths = 36

/** What the stand-in tells of a charge. */
export interface FakeIssuerEvent {
  id: string
  type: IssuerEventKind
  card_id: string
  charge_id: string
  amount?: string
  currency: string
  shop?: string
  final?: boolean
}

export interface FakeIssuer extends CardIssuer {
  /** A call of the issuer to us, signed as it would come. */
  call(event: FakeIssuerEvent, nowMs: number): SignedCall & { headers: Record<string, string> }
}

/**
 * Issues cards that no shop takes. Numbers follow from the card, so nothing of them is kept; its calls to us
 * are signed with a secret of this installation, so nobody else makes them.
 */
export function fakeIssuer(keys: Keys, now: () => Date): FakeIssuer {
  const secret = keys.hash(purpose, 'calls').toString('hex')
  const issuerIdOf = (cardId: string) => `sic_${cardId}`
  return {
    kind: 'stand_in',
    create: ({ cardId, currency }) => {
      const issuerId = issuerIdOf(cardId)
      const today = dateInZone(now().getTime(), zoneOfCurrency(currency))
      const expiresOn = lastOfMonth(addMonths(today, validMonths))
      return Promise.resolve({ issuerId, last4: numberOf(keys, issuerId).slice(-4), expiresOn })
    },
    change: () => Promise.resolve(),
    reveal: (issuerId) =>
      Promise.resolve({
        number: numberOf(keys, issuerId),
        code: digitsOf(keys.hash(purpose, issuerId, 'code'), 3),
      }),
    readCall: (call) => readSigned(call, secret),
    call: (event, nowMs) => {
      const body = Buffer.from(JSON.stringify(event))
      const headers: Record<string, string> = { [signatureHeader]: signatureOf(body, secret, nowMs) }
      return { body, headers, nowMs, header: (name) => headers[name] ?? null }
    },
  }
}

/** 400012, nine figures of its own, and a check figure (Luhn). */
function numberOf(keys: Keys, issuerId: string): string {
  const body = `400012${digitsOf(keys.hash(purpose, issuerId, 'number'), 9)}`
  const sum = [...body].toReversed().reduce((total, figure, place) => {
    const doubled = Number(figure) * (place % 2 === 0 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

function digitsOf(hash: Buffer, count: number): string {
  return [...hash.subarray(0, count)].map((byte) => byte % 10).join('')
}

function lastOfMonth(day: CalendarDate): CalendarDate {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return `${day.slice(0, 7)}-${last}` as CalendarDate
}
