import { sumMinor } from '../money/money.ts'
import { waterfallSteps, type Waterfall, type WaterfallStep } from '../settlement/payout-lines.ts'

/**
 * Where a merchant's accountant books a step; programs read the names, so they are the same in both
 * languages.
 */
const accounts: Record<WaterfallStep, string> = {
  sales: 'Sales',
  refunds: 'Sales returns',
  commission_percent: 'Commission',
  commission_fixed: 'Commission',
  commission_vat: 'Input VAT',
  disputes: 'Disputes',
  dispute_releases: 'Disputes',
  adjustments: 'Adjustments',
  carried_in: 'Due from provider',
  returned_payouts: 'Due from provider',
  overpayments: 'Advance',
  card_spends: 'Card purchases',
  card_refunds: 'Card purchases',
  reserve_release: 'Reserve held by provider',
  reserve_hold: 'Reserve held by provider',
  payout_fee: 'Transfer fees',
  payout_fee_vat: 'Input VAT',
  capital_repayment: 'Advance',
  carried_out: 'Due from provider',
}

/** A line of the entry; one of the two is zero. */
export interface JournalLine {
  readonly account: string
  /** The step of the waterfall; `transfer` for what reached the bank. */
  readonly step: WaterfallStep | 'transfer'
  readonly debitMinor: bigint
  readonly creditMinor: bigint
}

/**
 * A payout as one entry of the merchant's own books: what was sold is credited, what was taken off and what
 * reached the bank is debited. Debits and credits are equal, as the steps come to the transfer.
 */
export function merchantJournal(waterfall: Waterfall): JournalLine[] {
  const steps = waterfallSteps.flatMap((step): JournalLine[] => {
    const minor = waterfall[step] ?? 0n
    return minor === 0n ? [] : [lineOf(accounts[step], step, -minor)]
  })
  const transferMinor = sumMinor(waterfallSteps.map((step) => waterfall[step] ?? 0n))
  return transferMinor === 0n ? steps : [...steps, lineOf('Bank', 'transfer', transferMinor)]
}

/** Above zero is debited. */
function lineOf(account: string, step: JournalLine['step'], minor: bigint): JournalLine {
  return {
    account,
    step,
    debitMinor: minor > 0n ? minor : 0n,
    creditMinor: minor < 0n ? -minor : 0n,
  }
}
