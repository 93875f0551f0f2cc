import type { Keys } from '../../../../platform/crypto/keys.ts'
import type { TicketRow } from '../store.ts'

const purpose = 'support-mail'

/**
 * Letters of either case are one address, so a signature is of figures and a to f; half of it leaves nobody a
 * chance to guess.
 */
function signatureOf(keys: Keys, { id }: Pick<TicketRow, 'id'>): string {
  return keys.hash(purpose, id).subarray(0, 10).toString('hex')
}

type Named = Pick<TicketRow, 'id' | 'number'>

const markOf = (keys: Keys, ticket: Named) =>
  `${ticket.number.toLowerCase().replace(/^s-/, '')}-${signatureOf(keys, ticket)}`

/** Where answers to a letter about a ticket go: `support+1001-3f…@reply.example.com`. */
export function replyAddress(keys: Keys, base: string, ticket: Named): string {
  const at = base.lastIndexOf('@')
  return `${base.slice(0, at)}+${markOf(keys, ticket)}${base.slice(at)}`
}

/**
 * What every letter about a ticket refers to: mail programs show them as one, and name it when somebody
 * answers.
 */
export function threadReference(keys: Keys, base: string, ticket: Named): string {
  return `<ticket.${markOf(keys, ticket)}${base.slice(base.lastIndexOf('@'))}>`
}

/** The numbers of tickets that a mail says to be about, each with what it shows for it. */
export function marksIn(texts: readonly string[]): { number: string; signature: string }[] {
  return texts.flatMap((text) =>
    [...text.matchAll(/(?:\+|ticket\.)(\d{1,12})-([0-9a-f]{20})@/gi)].map(([, number, signature]) => ({
      number: `S-${number}`,
      signature: signature!.toLowerCase(),
    })),
  )
}

/** Whether an address is one that we made for this ticket. */
export function isSignedFor(keys: Keys, ticket: Named, signature: string): boolean {
  return signatureOf(keys, ticket) === signature
}
