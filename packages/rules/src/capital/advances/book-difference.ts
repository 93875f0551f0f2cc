/**
 * What the nightly check of the advances' books may find (DEC-LOAN-36): accounts of an advance that do not
 * come to B, a closed advance with something on its accounts, an entry whose sides differ, money under way
 * that no open order or debit explains, money of a merchant that no coming payout explains, what is held of a
 * wallet for no withdrawal or charge of a card, what is held for ads that no campaign may still spend, and
 * what cards spent of payouts that no coming payout takes.
 */
export const bookDifferenceKinds = [
  'outstanding',
  'closed_balance',
  'unbalanced',
  'transit',
  'dd_clearing',
  'merchant_payable',
  'wallet_held',
  'ads_held',
  'card_held',
  'card_clearing',
] as const
export type BookDifferenceKind = (typeof bookDifferenceKinds)[number]
