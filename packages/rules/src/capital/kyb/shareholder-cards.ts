import { checkShareholder, checkShareholders, newShareholder, type Shareholder } from './shareholders.ts'

/** The list of cards: at most one is in edit, told by its index (KYB-62). */
export interface ShareholderCards {
  readonly list: readonly Shareholder[]
  readonly edit: number | null
  /** Somebody went on, or to another card, while one is not saved (KYB-72, KYB-73). */
  readonly isSaveAsked: boolean
}

/**
 * An empty list begins with one card, and a card that says nothing yet is open when it is alone (KYB-69,
 * KYB-78).
 */
export function openCards(list: readonly Shareholder[]): ShareholderCards {
  const cards = list.length === 0 ? [newShareholder()] : list
  const isLoneEmpty = cards.length === 1 && cards[0]!.name.trim() === '' && cards[0]!.value === ''
  return { list: cards, edit: isLoneEmpty ? 0 : null, isSaveAsked: false }
}

/** Opens a card; while another is open that one has to be saved first (KYB-73). */
export function editCard(cards: ShareholderCards, index: number): ShareholderCards {
  if (cards.edit !== null && cards.edit !== index) return { ...cards, isSaveAsked: true }
  return { ...cards, edit: index, isSaveAsked: false }
}

/** Whether another shareholder may be added (KYB-67). */
export function mayAdd({ edit }: ShareholderCards): boolean {
  return edit === null
}

/** Adds a card and opens it; none while one is open. */
export function addCard(cards: ShareholderCards): ShareholderCards {
  if (!mayAdd(cards)) return cards
  return { list: [...cards.list, newShareholder()], edit: cards.list.length, isSaveAsked: false }
}

/** Takes what was typed into the open card and closes it, when it is valid (KYB-70); else all stays. */
export function saveCard(cards: ShareholderCards, holder: Shareholder): ShareholderCards {
  const { list, edit } = cards
  if (edit === null) return cards
  const others = list.filter((_, index) => index !== edit)
  if (Object.keys(checkShareholder(holder, others)).length > 0) return cards
  const saved = list.map((one, index) => (index === edit ? { ...holder, name: holder.name.trim() } : one))
  return { list: saved, edit: null, isSaveAsked: false }
}

/** Whether a card may be taken out (KYB-66). */
export function mayDelete({ list }: ShareholderCards): boolean {
  return list.length > 1
}

/**
 * Takes a card out and closes the edit (KYB-71); while another card is open that one has to be saved first.
 */
export function deleteCard(cards: ShareholderCards, index: number): ShareholderCards {
  if (!mayDelete(cards)) return cards
  if (cards.edit !== null && cards.edit !== index) return { ...cards, isSaveAsked: true }
  return { list: cards.list.filter((_, at) => at !== index), edit: null, isSaveAsked: false }
}

/**
 * What going on does: an open card has to be saved first (KYB-72), the first invalid one is opened again
 * (KYB-74), and a valid list is asked about once more before it is saved (KYB-79).
 */
export function goOn(cards: ShareholderCards): {
  readonly cards: ShareholderCards
  readonly isComplete: boolean
} {
  if (cards.edit !== null) return { cards: { ...cards, isSaveAsked: true }, isComplete: false }
  const [invalid] = checkShareholders(cards.list).keys()
  if (invalid !== undefined)
    return { cards: { ...cards, edit: invalid, isSaveAsked: false }, isComplete: false }
  return { cards, isComplete: true }
}
