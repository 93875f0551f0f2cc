import { purposeOfLetter } from '@daftar/rules/contacts/contact'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import type { Tell } from '../../../platform/mail/queue-mail.ts'
import { contactAddress, contactToken } from './address.ts'
import { readersOf } from './store.ts'

interface FeedDependencies {
  keys: Keys
  publicOrigin: string
}

/**
 * Hears of every letter in the transaction that decides it: who said yes to be a contact gets what the
 * merchant's people are written of the same, once however many of them there are, with an address that ends
 * it.
 */
export function contactFeed({ keys, publicOrigin }: FeedDependencies, tell: Tell): Tell {
  /** What went to whom in a transaction: letters to several people may be decided one by one. */
  const told = new WeakMap<Tx, Set<string>>()
  return async (tx, letters) => {
    const leaving = await tell(tx, letters)
    const about = letters.flatMap((letter) => {
      const purpose = purposeOfLetter(letter.kind)
      const { merchantId } = letter
      return purpose && merchantId ? [{ letter, purpose, merchantId }] : []
    })
    if (about.length === 0) return leaving
    const readers = await readersOf(tx, [...new Set(about.map(({ merchantId }) => merchantId))])
    const known = told.get(tx) ?? new Set<string>()
    told.set(tx, known)
    for (const { letter } of about) known.add(keyOf(letter, letter.to))
    const more = about.flatMap(({ letter, purpose, merchantId }) =>
      readers
        .filter((one) => one.merchant_id === merchantId && one.purpose === purpose)
        .flatMap(({ id, email, language }): Letter[] => {
          const key = keyOf(letter, email)
          if (known.has(key)) return []
          known.add(key)
          const leave = contactAddress(publicOrigin, contactToken(keys, { id, email }))
          return [{ ...letter, to: email, language, leave }]
        }),
    )
    return [...leaving, ...more]
  }
}

function keyOf({ kind, merchantId, storeId, facts }: Letter, to: string): string {
  return JSON.stringify([kind, merchantId, storeId, facts, to.toLowerCase()])
}
