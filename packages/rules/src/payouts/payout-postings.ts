import { merchantPayable, merchantReserve } from '../ledger/accounts.ts'
import { credit, debit, posting, reverse, type Posting } from '../ledger/posting.ts'
import type { Currency } from '../money/currency.ts'
import { sumMinor } from '../money/money.ts'
import type { PayoutFigures } from '../settlement/close-payout.ts'
import { stepRows } from '../settlement/payout-lines.ts'
import { signedStep } from './waterfall.ts'

export interface PayoutTransfer {
  readonly merchantId: string
  readonly currency: Currency
  readonly amountMinor: bigint
}

/**
 * A closed payout as one movement (docs/decisions/0007): shoppers owe what was sold, the provider earns
 * commission and fee, the merchant is owed the rest. What an advance takes is posted by the advance; what is
 * carried or came back moves nothing.
 */
export function payoutClosed(merchantId: string, currency: Currency, figures: PayoutFigures): Posting {
  const booked = stepRows().flatMap((row) =>
    row.account ? { account: row.account, amountMinor: signedStep(row, figures) } : [],
  )
  return posting(
    currency,
    ...booked.map(({ account, amountMinor }) =>
      debit(account === 'reserve' ? merchantReserve(merchantId) : account, amountMinor),
    ),
    credit(merchantPayable(merchantId), sumMinor(booked.map(({ amountMinor }) => amountMinor))),
  )
}

/** What is left of the week is sent to the merchant (DEC-LOAN-19). */
export function payoutOrdered({ merchantId, currency, amountMinor }: PayoutTransfer): Posting {
  return posting(currency, debit(merchantPayable(merchantId), amountMinor), credit('transit', amountMinor))
}

export function payoutConfirmed({ currency, amountMinor }: PayoutTransfer): Posting {
  return posting(currency, debit('transit', amountMinor), credit('bank', amountMinor))
}

/** The bank rejects the payout: the money is owed again, a deduction before it stands (DEC-LOAN-19). */
export function payoutRejected(payout: PayoutTransfer): Posting {
  return reverse(payoutOrdered(payout))
}

/** The bank sends a payout back that it had paid: the money is here and owed again. */
export function payoutReturned({ merchantId, currency, amountMinor }: PayoutTransfer): Posting {
  return posting(currency, debit('bank', amountMinor), credit(merchantPayable(merchantId), amountMinor))
}
