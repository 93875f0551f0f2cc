import type { Offer } from '../offers/offer.ts'
import { preferredOffer } from '../offers/offer-order.ts'

/** One of the three lists of the entry page. */
export type EntryList<Item> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'loaded'; readonly items: readonly Item[] }

export interface EntryInput {
  readonly isFakeDoor: boolean
  readonly advances: EntryList<{ readonly id: string }>
  readonly offers: EntryList<Offer>
  readonly applications: EntryList<{ readonly id: string }>
}

export type EntryTarget =
  | { readonly kind: 'fake_door' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'payouts' }
  | { readonly kind: 'error' }
  | { readonly kind: 'advances' }
  | { readonly kind: 'application'; readonly id: string }
  | { readonly kind: 'advance'; readonly id: string }
  | { readonly kind: 'offer'; readonly id: string }

/** Where the entry of the area leads (CAP-38 to CAP-49); the first rule that matches. */
export function entryTarget({ isFakeDoor, advances, offers, applications }: EntryInput): EntryTarget {
  if (isFakeDoor) return { kind: 'fake_door' }
  const states = [advances.state, offers.state, applications.state]
  if (states.includes('loading')) return { kind: 'nothing' }
  if (states.every((state) => state === 'failed')) return { kind: 'not_found' }
  const hasFailure = states.includes('failed')
  return targetOf(itemsOf(advances), itemsOf(offers), itemsOf(applications), hasFailure)
}

function targetOf(
  advances: readonly { id: string }[],
  offers: readonly Offer[],
  applications: readonly { id: string }[],
  hasFailure: boolean,
): EntryTarget {
  const count = advances.length + offers.length + applications.length
  // DEC-CAP-2: with a list unknown, "nothing there" cannot be told.
  if (count === 0) return { kind: hasFailure ? 'error' : 'payouts' }
  if (count === 1 && applications[0]) return { kind: 'application', id: applications[0].id }
  if (count === 1 && advances[0]) return { kind: 'advance', id: advances[0].id }
  if (offers.length < count) return { kind: 'advances' }
  const offer = preferredOffer(offers)
  return offer ? { kind: 'offer', id: offer.id } : { kind: 'payouts' }
}

/** LOAN-06: with offers and nothing else the list leads to the preferred offer; null when the list shows. */
export function listRedirect(
  listed: { readonly advances: number; readonly applications: number },
  offers: readonly Offer[],
): string | null {
  if (listed.advances > 0 || listed.applications > 0) return null
  return preferredOffer(offers)?.id ?? null
}

function itemsOf<Item>(list: EntryList<Item>): readonly Item[] {
  return list.state === 'loaded' ? list.items : []
}
