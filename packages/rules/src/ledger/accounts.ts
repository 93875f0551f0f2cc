/**
 * The accounts of the journal (spec 05, "Ledger accounts"; those of the sales side are the product's own).
 */
export type Account =
  | 'bank'
  | 'dd_clearing'
  | 'receivable_from_shoppers'
  | 'transit'
  | 'vat_output'
  | 'fee_income'
  | 'settlement_fee_income'
  | 'commission_income'
  | 'ads_income'
  | 'credit_loss'
  | 'adjustments'
  | 'dispute_clearing'
  | 'card_clearing'
  | `advance_principal:${string}`
  | `advance_fee:${string}`
  | `deferred_fee:${string}`
  | `merchant_payable:${string}`
  | `reserve:${string}`
  | `wallet:${string}`
  | `wallet_held:${string}`
  | `ads_held:${string}`
  | `card_held:${string}`

export const accountKinds = ['asset', 'liability', 'income', 'expense'] as const
export type AccountKind = (typeof accountKinds)[number]

/** What the merchant still owes of the principal. */
export function advancePrincipal(advanceId: string): Account {
  return `advance_principal:${advanceId}`
}

/** What the merchant still owes of the fee, VAT included. */
export function advanceFee(advanceId: string): Account {
  return `advance_fee:${advanceId}`
}

/** The part of the fee, without VAT, that is not earned yet. */
export function deferredFee(advanceId: string): Account {
  return `deferred_fee:${advanceId}`
}

/** Sales owed to the merchant; a debit balance is what the merchant owes back after refunds. */
export function merchantPayable(merchantId: string): Account {
  return `merchant_payable:${merchantId}`
}

/** What is kept back of a merchant's sales for some time. */
export function merchantReserve(merchantId: string): Account {
  return `reserve:${merchantId}`
}

/** What is available in a merchant's wallet. */
export function merchantWallet(merchantId: string): Account {
  return `wallet:${merchantId}`
}

/** What was asked for from a wallet, with its fee, and has not left. */
export function walletHeld(merchantId: string): Account {
  return `wallet_held:${merchantId}`
}

/** What campaigns of a merchant may still spend: out of its wallet and not earned yet. */
export function adsHeld(merchantId: string): Account {
  return `ads_held:${merchantId}`
}

/** What is held of a wallet for charges of cards that no shop has taken yet. */
export function cardHeld(merchantId: string): Account {
  return `card_held:${merchantId}`
}

/** Assets and expenses grow by debits, liabilities and income by credits. */
export function accountKind(account: Account): AccountKind {
  return kinds[accountFamily(account)] ?? unknownAccount(account)
}

const kinds: Record<string, AccountKind> = {
  bank: 'asset',
  dd_clearing: 'asset',
  receivable_from_shoppers: 'asset',
  advance_principal: 'asset',
  advance_fee: 'asset',
  transit: 'liability',
  merchant_payable: 'liability',
  reserve: 'liability',
  wallet: 'liability',
  wallet_held: 'liability',
  ads_held: 'liability',
  card_held: 'liability',
  card_clearing: 'asset',
  dispute_clearing: 'liability',
  deferred_fee: 'liability',
  vat_output: 'liability',
  fee_income: 'income',
  settlement_fee_income: 'income',
  commission_income: 'income',
  ads_income: 'income',
  credit_loss: 'expense',
  adjustments: 'expense',
}

/** The first parts of the accounts' names: `merchant_payable` for what each merchant is owed. */
export const accountFamilies: readonly string[] = Object.keys(kinds)

/** The family an account belongs to. */
export function accountFamily(account: string): string {
  return account.split(':', 1)[0]!
}

function unknownAccount(account: string): never {
  throw new RangeError(`no such account: ${account}`)
}
