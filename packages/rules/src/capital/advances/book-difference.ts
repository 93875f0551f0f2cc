/**
 * What the nightly check of the advances' books may find (DEC-LOAN-36): accounts of an advance that do not come to B, a closed
 * advance with something on its accounts, an entry whose sides differ, and money under way that no open order or debit explains.
 */
export const bookDifferenceKinds = [
  'outstanding',
  'closed_balance',
  'unbalanced',
  'transit',
  'dd_clearing',
] as const
export type BookDifferenceKind = (typeof bookDifferenceKinds)[number]
