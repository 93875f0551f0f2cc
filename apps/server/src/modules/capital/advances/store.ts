import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { advanceFee, advancePrincipal, deferredFee } from '@daftar/rules/ledger/accounts'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { type Row, values } from '../../../platform/database/rows.ts'

export type AdvanceRow = Row<
  'advance',
  | 'merchant_id'
  | 'id'
  | 'application_id'
  | 'offer_id'
  | 'status'
  | 'tags'
  | 'currency'
  | 'amount_minor'
  | 'fee_minor'
  | 'fee_vat_minor'
  | 'minimum_minor'
  | 'rate_hundredths'
  | 'cap_percent'
  | 'tenor'
  | 'carried_minor'
  | 'company_name'
  | 'legal_name'
  | 'signatory_phone'
  | 'signatory_email'
  | 'iban'
  | 'applied_at'
  | 'created_at'
  | 'funded_at'
  | 'first_repayment_on'
  | 'next_repayment_on'
  | 'completed_at'
  | 'paid_off_by_advance_id'
  | 'flagged_at'
  | 'written_off_at',
  {
    /** Null until it is funded. */
    invoice_buyer: InvoiceBuyer | null
    /** When a debit that came back opened it again (DEC-LOAN-32). */
    reopened_at: Date | null
    /** C: what was forgiven of the fee at an early pay-off, or written off. */
    credited_minor: bigint
    /** The open advance that this one pays off when it is funded. */
    pays_off_advance_id: string | null
    /** X as the transfer was ordered with it; null without an order (DEC-LOAN-27). */
    pay_off_minor: bigint | null
    /** The new advance did not cover the old one any more when its transfer was to be ordered. */
    funding_stopped_at: Date | null
    /** Weeks in a row that left a shortfall; at four the advance is flagged (DEC-LOAN-25). */
    weeks_short: number
    /** An advance that never got its mandate; left out everywhere (DEC-LOAN-1). */
    voided_at: Date | null
  }
>

/** The columns of the view by the same name, for modules that do not own the table. */
export type AdvanceStanding = Pick<
  AdvanceRow,
  | 'merchant_id'
  | 'id'
  | 'application_id'
  | 'offer_id'
  | 'status'
  | 'tags'
  | 'currency'
  | 'amount_minor'
  | 'fee_minor'
  | 'minimum_minor'
  | 'carried_minor'
  | 'credited_minor'
  | 'legal_name'
  | 'pays_off_advance_id'
  | 'weeks_short'
  | 'created_at'
  | 'funded_at'
  | 'next_repayment_on'
  | 'flagged_at'
  | 'written_off_at'
  | 'voided_at'
>

export interface RepaymentRow extends Row<
  'repayment',
  | 'id'
  | 'advance_id'
  | 'kind'
  | 'week_start'
  | 'date'
  | 'sales_minor'
  | 'due_minor'
  | 'amount_minor'
  | 'shortfall_minor'
  | 'status'
> {
  /** Of a bank transfer: when it came, which one it was and who recorded it (DEC-LOAN-29). */
  received_on?: CalendarDate | null
  bank_reference?: string
  recorded_by?: string
}

/** What the journal says of an advance, in minor units. */
export interface AdvanceBalances {
  /** Still owed of principal and fee: B. */
  outstandingMinor: bigint
  feeOutstandingMinor: bigint
  /** Fee without VAT that is not earned yet. */
  deferredMinor: bigint
}

export type NewAdvance = Omit<
  AdvanceRow,
  | 'status'
  | 'carried_minor'
  | 'funded_at'
  | 'invoice_buyer'
  | 'first_repayment_on'
  | 'next_repayment_on'
  | 'completed_at'
  | 'reopened_at'
  | 'cap_percent'
  | 'credited_minor'
  | 'pays_off_advance_id'
  | 'pay_off_minor'
  | 'funding_stopped_at'
  | 'paid_off_by_advance_id'
  | 'weeks_short'
  | 'flagged_at'
  | 'written_off_at'
  | 'voided_at'
> & {
  status: 'waiting' | 'waiting_for_dda'
}

/** False when the application has its advance already (a repeated signing event). */
export async function insertAdvance(
  tx: Tx,
  advance: NewAdvance & Pick<AdvanceRow, 'pays_off_advance_id'>,
): Promise<boolean> {
  const done =
    await tx`insert into advance ${values(tx, 'advance', advance)} on conflict (merchant_id, application_id) do nothing`
  return done.count === 1
}

export async function findAdvance(
  tx: ReadTx,
  merchantId: string,
  id: string,
): Promise<AdvanceRow | undefined> {
  const [row] = await tx<
    AdvanceRow[]
  >`select * from advance where merchant_id = ${merchantId} and id = ${id} and voided_at is null`
  return row
}

/** For staff, who know the id alone. */
export async function findAdvanceById(tx: Tx, id: string): Promise<AdvanceRow | undefined> {
  const [row] = await tx<AdvanceRow[]>`select * from advance where id = ${id} and voided_at is null`
  return row
}

export function findAdvancesById(tx: ReadTx, ids: readonly string[]): Promise<AdvanceRow[]> {
  return tx<AdvanceRow[]>`select * from advance where id = any (${[...ids]}) and voided_at is null`
}

export function listAdvances(tx: ReadTx, merchantId: string): Promise<AdvanceRow[]> {
  return tx<
    AdvanceRow[]
  >`select * from advance where merchant_id = ${merchantId} and voided_at is null order by created_at desc, id limit 100`
}

export function listRepayments(tx: ReadTx, merchantId: string, advanceId: string): Promise<RepaymentRow[]> {
  return tx<RepaymentRow[]>`
    select * from repayment where merchant_id = ${merchantId} and advance_id = ${advanceId} order by date, created_at`
}

export type NewRepayment = RepaymentRow & { merchant_id: string; created_at: Date }

export async function insertRepayments(tx: Tx, rows: readonly NewRepayment[]): Promise<void> {
  if (rows.length === 0) return
  const json = rows.map((row) => ({
    ...row,
    sales_minor: row.sales_minor === null ? null : String(row.sales_minor),
    due_minor: String(row.due_minor),
    amount_minor: String(row.amount_minor),
    shortfall_minor: String(row.shortfall_minor),
    created_at: row.created_at.toISOString(),
  }))
  await tx`
    insert into repayment (merchant_id, id, advance_id, kind, week_start, date, sales_minor, due_minor, amount_minor,
           shortfall_minor, status, created_at, received_on, bank_reference, recorded_by)
    select merchant_id, id, advance_id, kind, week_start, date, sales_minor, due_minor, amount_minor, shortfall_minor, status,
           created_at, received_on, coalesce(bank_reference, ''), coalesce(recorded_by, '')
      from jsonb_to_recordset(${tx.json(json)}) as r (merchant_id text, id text, advance_id text, kind text, week_start date,
           date date, sales_minor bigint, due_minor bigint, amount_minor bigint, shortfall_minor bigint, status text,
           created_at timestamptz, received_on date, bank_reference text, recorded_by text)`
}

/**
 * The three accounts of an advance in one read; what a screen shows is derived from these (README decision
 * 5).
 */
export async function balancesOf(
  tx: ReadTx,
  advance: Pick<AdvanceRow, 'merchant_id' | 'id' | 'currency'>,
): Promise<AdvanceBalances> {
  const accounts = [advancePrincipal(advance.id), advanceFee(advance.id), deferredFee(advance.id)]
  const rows = await tx<Row<'ledger_balance', 'account' | 'balance_minor'>[]>`
    select account, balance_minor from ledger_balance
     where merchant_id = ${advance.merchant_id} and currency = ${advance.currency} and account = any (${accounts})`
  const of = (account: string) => rows.find((row) => row.account === account)?.balance_minor ?? 0n
  return {
    outstandingMinor: of(advancePrincipal(advance.id)) + of(advanceFee(advance.id)),
    feeOutstandingMinor: of(advanceFee(advance.id)),
    deferredMinor: -of(deferredFee(advance.id)),
  }
}

/**
 * Who the tax invoice of the fee is for, as known on the day of funding; the name is the one that signed
 * (DEC-LOAN-3).
 */
export interface InvoiceBuyer {
  address: string
  tax_number: string | null
  registration: string | null
}
