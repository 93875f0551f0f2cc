import type { DisputeType } from './dispute.ts'

/**
 * What a shop shows against a dispute: a list for each type, filled from what is known, the rest added by
 * people.
 */
export const evidenceItems = [
  'order',
  'confirmation',
  'address',
  'tracking',
  'proof',
  'refund',
  'description',
  'messages',
  'history',
] as const
export type EvidenceItem = (typeof evidenceItems)[number]

/**
 * Where an item comes from: `known` from what the product has of the order, `typed` into the answer, a `file`
 * of the shop's.
 */
export const evidenceSource = {
  order: 'known',
  confirmation: 'known',
  address: 'known',
  tracking: 'typed',
  proof: 'file',
  refund: 'known',
  description: 'file',
  messages: 'file',
  history: 'known',
} as const satisfies Record<EvidenceItem, 'known' | 'typed' | 'file'>

const checklists: Readonly<Record<DisputeType, readonly EvidenceItem[]>> = {
  not_delivered: ['order', 'address', 'tracking', 'proof', 'messages', 'history'],
  product_issue: ['order', 'description', 'messages', 'proof', 'history'],
  unreceived_refund: ['order', 'refund', 'messages', 'history'],
  identity_theft: ['order', 'confirmation', 'address', 'tracking', 'proof', 'history'],
}

/** The checklist of a type, in the order in which it is read. */
export function checklistOf(type: DisputeType): readonly EvidenceItem[] {
  return checklists[type]
}

/** What a file may show. */
export const fileItems = evidenceItems.filter((item) => evidenceSource[item] === 'file')

/** What is known of a dispute's order, as far as it makes items ready. */
export interface KnownFacts {
  readonly confirmedByCode: boolean
  readonly hasAddress: boolean
  readonly refunds: number
  /** Orders of the same phone at the same merchant before this one that were paid and never disputed. */
  readonly earlierOrders: number
}

/**
 * Messages to the shopper that the product sent for the shop. They are shown beside what they belong to, and
 * make nothing ready: a link says what was asked for, and not what was agreed.
 */
export const knownMessages = ['link_sent', 'link_opened'] as const
export type KnownMessage = (typeof knownMessages)[number]

/** What the shop has written and added so far. */
export interface GivenFacts {
  readonly trackingNumber: string
  /** What each file shows; null where nobody said. */
  readonly files: readonly (EvidenceItem | null)[]
}

export type ItemState = 'ready' | 'missing'

/** The checklist with what is there and what is missing. */
export function evidenceOf(
  type: DisputeType,
  known: KnownFacts,
  given: GivenFacts,
): { item: EvidenceItem; state: ItemState }[] {
  return checklistOf(type).map((item) => ({ item, state: isReady(item, known, given) ? 'ready' : 'missing' }))
}

function isReady(item: EvidenceItem, known: KnownFacts, given: GivenFacts): boolean {
  switch (item) {
    case 'order':
      return true
    case 'confirmation':
      return known.confirmedByCode
    case 'address':
      return known.hasAddress
    case 'refund':
      return known.refunds > 0
    case 'history':
      return known.earlierOrders > 0
    case 'tracking':
      return given.trackingNumber.trim() !== ''
    default:
      return given.files.includes(item)
  }
}

/** What the arbiter says of each item: it counted, it did not, or it was not there. */
export const verdictMarks = ['counted', 'not_counted', 'missing'] as const
export type VerdictMark = (typeof verdictMarks)[number]

export interface VerdictItem {
  readonly item: EvidenceItem
  readonly mark: VerdictMark
}

/** Items of the checklist that a verdict leaves out; a verdict names each one once. */
export function unjudged(type: DisputeType, verdict: readonly VerdictItem[]): EvidenceItem[] {
  return checklistOf(type).filter((item) => verdict.filter((one) => one.item === item).length !== 1)
}

/** How often earlier verdicts over a shop's disputes of a type marked an item in each way. */
export type Learned = Readonly<Record<VerdictMark, number>>

/** What earlier verdicts say of each item of a checklist; items nobody judged are left out. */
export function learnedFrom(
  type: DisputeType,
  verdicts: readonly (readonly VerdictItem[])[],
): { item: EvidenceItem; learned: Learned }[] {
  return checklistOf(type).flatMap((item) => {
    const marks = verdicts.flat().filter((one) => one.item === item)
    if (marks.length === 0) return []
    const count = (mark: VerdictMark) => marks.filter((one) => one.mark === mark).length
    return [
      {
        item,
        learned: { counted: count('counted'), not_counted: count('not_counted'), missing: count('missing') },
      },
    ]
  })
}
