import type { AccountKind } from '@daftar/rules/ledger/accounts'
import type { EntryKind } from '@daftar/rules/ledger/entry-kinds'
import { transferStatuses } from '@daftar/rules/capital/advances/transfer-status'
import { payoutStatuses } from '@daftar/rules/payouts/payout-status'
import type { Reason } from '@daftar/contract'
import { m } from '@daftar/words'
import { everyReasonText } from '@daftar/words/every-reason-text'
import { payoutEventReasonText, payoutStatusText } from '../../shared/money/payout-text.tsx'
import { transferStatusText } from '../../shared/money/transfer-text.ts'
import type { BooksCheck, EntryStory } from './queries.ts'

type Words = Readonly<Record<string, () => string>>

/** What happened; a kind of an older journal stands as that calls it. */
export function entryText(kind: string): string {
  const word = (entryWords as Words)[kind]
  return word ? word() : kind
}

export function familyText(family: string): string {
  return familyWords[family]?.() ?? family
}

export function accountKindText(kind: AccountKind): string {
  return accountKindWords[kind]()
}

export function causeText(type: Cause['type']): string {
  return causeWords[type]()
}

type Cause = EntryStory['causes'][number]

/** The word of a cause's status. */
export function causeStatusText({ type, status }: Pick<Cause, 'type' | 'status'>): string {
  const payout = type === 'payout' ? payoutStatuses.find((one) => one === status) : undefined
  if (payout) return payoutStatusText(payout)
  const transfer = type === 'transfer' ? transferStatuses.find((one) => one === status) : undefined
  return transfer ? transferStatusText(transfer) : (statusWords[type]?.[status]?.() ?? status)
}

/**
 * What more there is to say of an event: why a payout waits, why an act was refused, or what somebody wrote.
 */
export function detailText({ source, detail }: Pick<StoryEvent, 'source' | 'detail'>): string {
  switch (source) {
    case 'payout':
      return payoutEventReasonText(detail)
    case 'audit':
      return detail && everyReasonText(detail as Reason)
    case 'advance':
    case 'transfer':
      return detail
  }
}

type StoryEvent = EntryStory['events'][number]

/** In which way the books do not hold, and at which entry where it is one. */
export function faultText({ fault, number, currency }: BooksCheck['faults'][number]): string {
  switch (fault) {
    case 'chain':
      return m.desk_ledger_fault_chain({ number: number ?? 0 })
    case 'head':
      return m.desk_ledger_fault_head()
    case 'balance':
      return m.desk_ledger_fault_balance({ currency: currency ?? '' })
    case 'sum':
      return m.desk_ledger_fault_sum({ currency: currency ?? '' })
  }
}

const entryWords: Readonly<Record<EntryKind, () => string>> = {
  funding_ordered: m.desk_ledger_entry_funding_ordered,
  funding_confirmed: m.desk_ledger_entry_funding_confirmed,
  funding_rejected: m.desk_ledger_entry_funding_rejected,
  deduction: m.desk_ledger_entry_deduction,
  debit_collected: m.desk_ledger_entry_debit_collected,
  debit_received: m.desk_ledger_entry_debit_received,
  debit_returned: m.desk_ledger_entry_debit_returned,
  debit_sent_back: m.desk_ledger_entry_debit_sent_back,
  transfer_received: m.desk_advance_entry_transfer_received,
  received_for_merchant: m.desk_advance_entry_received_for_merchant,
  written_off: m.desk_advance_entry_written_off,
  loss_recovered: m.desk_advance_entry_loss_recovered,
  payout_closed: m.desk_ledger_entry_payout_closed,
  payout_ordered: m.desk_ledger_entry_payout_ordered,
  payout_confirmed: m.desk_ledger_entry_payout_confirmed,
  payout_rejected: m.desk_ledger_entry_payout_rejected,
  payout_returned: m.desk_ledger_entry_payout_returned,
  payout_to_wallet: m.desk_ledger_entry_payout_to_wallet,
  wallet_topped_up: m.desk_ledger_entry_wallet_topped_up,
  wallet_top_up_undone: m.desk_ledger_entry_wallet_top_up_undone,
  wallet_withdrawn: m.desk_ledger_entry_wallet_withdrawn,
  wallet_fee_charged: m.desk_ledger_entry_wallet_fee_charged,
  wallet_withdrawal_ordered: m.desk_ledger_entry_wallet_withdrawal_ordered,
  wallet_withdrawal_confirmed: m.desk_ledger_entry_wallet_withdrawal_confirmed,
  wallet_withdrawal_rejected: m.desk_ledger_entry_wallet_withdrawal_rejected,
  wallet_withdrawal_refunded: m.desk_ledger_entry_wallet_withdrawal_refunded,
  wallet_withdrawal_returned: m.desk_ledger_entry_wallet_withdrawal_returned,
  ads_reserved: m.desk_ledger_entry_ads_reserved,
  ads_spent: m.desk_ledger_entry_ads_spent,
  ads_returned: m.desk_ledger_entry_ads_returned,
  card_authorized: m.desk_ledger_entry_card_authorized,
  card_released: m.desk_ledger_entry_card_released,
  card_captured: m.desk_ledger_entry_card_captured,
  card_refunded: m.desk_ledger_entry_card_refunded,
}

const familyWords: Words = {
  bank: m.desk_ledger_family_bank,
  dd_clearing: m.desk_ledger_family_dd_clearing,
  receivable_from_shoppers: m.desk_ledger_family_receivable_from_shoppers,
  advance_principal: m.desk_ledger_family_advance_principal,
  advance_fee: m.desk_ledger_family_advance_fee,
  transit: m.desk_ledger_family_transit,
  merchant_payable: m.desk_ledger_family_merchant_payable,
  reserve: m.desk_ledger_family_reserve,
  wallet: m.desk_ledger_family_wallet,
  wallet_held: m.desk_ledger_family_wallet_held,
  ads_held: m.desk_ledger_family_ads_held,
  ads_income: m.desk_ledger_family_ads_income,
  card_held: m.desk_ledger_family_card_held,
  card_clearing: m.desk_ledger_family_card_clearing,
  dispute_clearing: m.desk_ledger_family_dispute_clearing,
  deferred_fee: m.desk_ledger_family_deferred_fee,
  vat_output: m.desk_ledger_family_vat_output,
  fee_income: m.desk_ledger_family_fee_income,
  settlement_fee_income: m.desk_ledger_family_settlement_fee_income,
  commission_income: m.desk_ledger_family_commission_income,
  credit_loss: m.desk_ledger_family_credit_loss,
  adjustments: m.desk_ledger_family_adjustments,
}

const accountKindWords: Readonly<Record<AccountKind, () => string>> = {
  asset: m.desk_ledger_kind_asset,
  liability: m.desk_ledger_kind_liability,
  income: m.desk_ledger_kind_income,
  expense: m.desk_ledger_kind_expense,
}

const causeWords: Readonly<Record<Cause['type'], () => string>> = {
  transfer: m.desk_ledger_cause_transfer,
  payout: m.desk_ledger_cause_payout,
  advance: m.desk_ledger_cause_advance,
  repayment: m.desk_ledger_cause_repayment,
}

const statusWords: Readonly<Record<string, Words>> = {
  advance: {
    waiting: m.desk_advance_status_waiting,
    waiting_for_dda: m.desk_advance_status_waiting_for_dda,
    paying: m.desk_advance_status_paying,
    overdue: m.desk_advance_status_overdue,
    closed: m.desk_advance_status_closed,
  },
  repayment: {
    paid: m.desk_payout_status_paid,
    pending: m.desk_repayment_status_pending,
    failed: m.desk_repayment_status_failed,
  },
}
