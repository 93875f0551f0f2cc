import type { AnswerOf } from '@daftar/contract'
import { smallestAmount, type Least } from '@daftar/rules/capital/offers/amount'
import { allowsEarlyPayOff } from '@daftar/rules/capital/offers/early-pay-off'
import type { AdvanceStatus } from '@daftar/rules/capital/advances/advance-status'
import { repaidPercent } from '@daftar/rules/capital/advances/repayment-row'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Column, Row } from '../../../platform/database/rows.ts'
import type { MerchantRow } from '../../merchants/merchants/index.ts'
import { averageWeek } from './burden.ts'
import { salesByStore } from './candidates.ts'
import type { OfferDependencies } from './dependencies.ts'
import { findRisk } from './risk.ts'
import { sizeOf } from './sizing.ts'

type OfferFacts = AnswerOf<'offers.facts'>['facts']

export interface OpenAdvance {
  id: string
  status: AdvanceStatus
  principalMinor: bigint
  feeMinor: bigint
  repaidPercent: number
  /** Whether a new advance may pay it off (DEC-LOAN-26). */
  allowsPayOff: boolean
}

/** The open advance of a merchant, the oldest where there are two; undefined when none is. */
export async function findOpenAdvance(
  tx: ReadTx,
  merchantId: string,
  currency: Currency,
): Promise<OpenAdvance | undefined> {
  const [row] = await tx<
    (Row<'advance_standing', 'id' | 'status'> & {
      credited: Column<'advance_standing', 'credited_minor'>
      total: bigint
      principal: bigint
      fee: bigint
    })[]
  >`
    select l.id, l.status, l.amount_minor + l.fee_minor as total, l.credited_minor as credited,
           coalesce(p.balance_minor, 0) as principal, coalesce(f.balance_minor, 0) as fee
      from advance_standing l
      left join ledger_balance p
        on p.merchant_id = l.merchant_id and p.currency = l.currency and p.account = 'advance_principal:' || l.id
      left join ledger_balance f
        on f.merchant_id = l.merchant_id and f.currency = l.currency and f.account = 'advance_fee:' || l.id
     where l.merchant_id = ${merchantId} and l.currency = ${currency} and l.status <> 'closed' and l.voided_at is null
     order by l.created_at, l.id limit 1`
  if (!row) return undefined
  const repaid = repaidPercent(row.total - row.principal - row.fee - row.credited, row.total)
  return {
    id: row.id,
    status: row.status,
    principalMinor: row.principal,
    feeMinor: row.fee,
    repaidPercent: repaid,
    allowsPayOff: allowsEarlyPayOff(row.status, repaid),
  }
}

/**
 * What a manual offer to a merchant may be: its stores with what their sales are good for, and what stands in
 * the way.
 */
export async function offerFacts(
  tx: ReadTx,
  { applications, leastMinor }: Pick<OfferDependencies, 'applications' | 'leastMinor'>,
  merchant: MerchantRow,
  at: Date,
): Promise<OfferFacts> {
  const { merchant_id: merchantId, currency } = merchant
  const least = { currency, leastMinor: leastMinor(currency) }
  const stores = await tx<Row<'store_public', 'id' | 'name' | 'name_ar'>[]>`
    select id, name, name_ar from store_public where merchant_id = ${merchantId} and currency = ${currency} order by created_at, id`
  const sales = await salesByStore(tx, { merchantIds: [merchantId], currency, at })
  const advance = await findOpenAdvance(tx, merchantId, currency)
  const average = await averageWeek(tx, { merchantId, currency, at })
  return {
    currency,
    least_amount: toDecimal(money(smallestAmount(least), currency)),
    stores: stores.map((store) => {
      const soldMinor = sales.find((row) => row.store_id === store.id)?.sales_minor ?? 0n
      const sized = sizeOf(soldMinor, least, merchant.vat_percent)
      return {
        ...store,
        sized: sized && { amount: toDecimal(money(sized.amountMinor, currency)), tenor: sized.tenorWeeks },
      }
    }),
    average_week: average === null ? null : toDecimal(money(average, currency)),
    risk: await findRisk(tx, applications, merchantId, at),
    advance_open: advance !== undefined,
    pay_off: advance?.allowsPayOff ? presentPayOff(advance, least) : null,
  }
}

function presentPayOff(advance: OpenAdvance, least: Least): OfferFacts['pay_off'] {
  const owedMinor = advance.principalMinor + advance.feeMinor
  const amount = (minor: bigint) => toDecimal(money(minor, least.currency))
  return {
    loan_id: advance.id,
    repaid_percent: advance.repaidPercent,
    outstanding: amount(owedMinor),
    unpaid_fee: amount(advance.feeMinor),
    smallest_amount: amount(smallestAmount(least, owedMinor)),
  }
}
