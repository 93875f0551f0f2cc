import type { WalletBalance, WalletPage, Withdrawal } from '@daftar/contract/endpoints/money/wallet-shapes'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import { isHeldReason } from '@daftar/rules/payouts/hold-reasons'
import { mostWithdrawable } from '@daftar/rules/wallet/withdrawal'
import type { ReadTx } from '../../../platform/database/database.ts'
import { bankOf, findWallet, type WalletRow } from '../settlement/index.ts'
import type { WalletDependencies } from './dependencies.ts'
import { availableMinor } from './move.ts'
import { openWithdrawals, type WithdrawalRow } from './store.ts'
import { feeOf } from './withdraw.ts'

export function presentWithdrawal(row: WithdrawalRow): Withdrawal {
  const amount = (minor: bigint) => toDecimal(money(minor, row.currency))
  return {
    id: row.id,
    status: row.status,
    currency: row.currency,
    amount: amount(row.amount_minor),
    fee: amount(row.fee_minor),
    held_reason: row.held_reason !== null && isHeldReason(row.held_reason) ? row.held_reason : null,
    bank_name: row.bank_name,
    iban_ends: row.iban.slice(-4),
    requested_at: row.requested_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    failed_reason: row.failed_reason,
    bank_reference: row.bank_reference,
  }
}

interface Whose {
  merchantId: string
  /** Of the merchant: its wallet is in no other. */
  currency: Currency
}

/** Available is what the journal says; pending what was asked for and is under way, with its fees. */
export async function balanceOfWallet(tx: ReadTx, whose: Whose, open: readonly WithdrawalRow[]) {
  const { currency } = whose
  const available = await availableMinor(tx, whose)
  const pending = open
    .filter((row) => row.currency === currency)
    .reduce((sum, { amount_minor, fee_minor }) => sum + amount_minor + fee_minor, 0n)
  return { available, pending }
}

type Shows = Pick<WalletDependencies, 'withdrawalFeeMinor' | 'topUps'>

export async function pageOf(tx: ReadTx, deps: Shows, whose: Whose, at: Date): Promise<WalletPage> {
  const { merchantId, currency } = whose
  const [wallet, open, bank, { feeMinor }] = await Promise.all([
    findWallet(tx, merchantId),
    openWithdrawals(tx, merchantId),
    bankOf(tx, merchantId),
    feeOf(tx, deps, { ...whose, at }),
  ])
  const { available, pending } = await balanceOfWallet(tx, whose, open)
  const amount = (minor: bigint) => toDecimal(money(minor, currency))
  const [under] = open
  return {
    balances: [
      {
        currency,
        available: amount(available),
        pending: amount(pending),
        fee: amount(feeMinor),
        most: amount(mostWithdrawable(available, feeMinor)),
        top_up: topUpOf(deps.topUps, currency, wallet),
      },
    ],
    bank: bank?.iban
      ? { holder: bank.beneficiary ?? '', bank_name: bank.bank_name ?? '', iban_ends: bank.iban.slice(-4) }
      : null,
    kept_back_by: bank?.keptBackBy ?? null,
    withdrawal: under ? presentWithdrawal(under) : null,
    takes_payouts: wallet?.takes_payouts ?? false,
  }
}

/** Where a transfer goes; null where the provider takes none in this currency. */
export function topUpOf(
  { accounts, banks, accountName }: WalletDependencies['topUps'],
  currency: Currency,
  wallet: Pick<WalletRow, 'reference'> | undefined,
): WalletBalance['top_up'] {
  const iban = accounts[currency]
  if (!iban) return null
  return {
    account_name: accountName,
    bank_name: banks[currency] ?? '',
    iban,
    reference: wallet?.reference ?? null,
  }
}
