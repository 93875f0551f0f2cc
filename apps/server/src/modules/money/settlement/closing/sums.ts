import type { Currency } from '@daftar/rules/money/currency'
import { sumMinor } from '@daftar/rules/money/money'
import type { LineKind, StepRow } from '@daftar/rules/settlement/payout-lines'
import { movedRows, type PayoutSums } from '@daftar/rules/settlement/close-payout'
import type { Fragment, ReadTx, Tx } from '../../../../platform/database/database.ts'
import { openMovements } from './open-movements.ts'
import { payees } from './payees.ts'

/** What the movements of one kind and store add up to, amounts with their sign. */
export interface KindSum {
  merchantId: string
  kind: LineKind
  storeId: string | null
  amountMinor: bigint
  commissionMinor: bigint
  commissionFixedMinor: bigint
  commissionVatMinor: bigint
  movements: number
  first: Date
}

function sums(tx: ReadTx): Fragment {
  return tx`
    kind, store_id as "storeId", sum(amount_minor)::bigint as "amountMinor", sum(commission_minor)::bigint as "commissionMinor",
    sum(commission_fixed_minor)::bigint as "commissionFixedMinor", sum(commission_vat_minor)::bigint as "commissionVatMinor",
    count(*)::int as movements, min(at) as first`
}

/** What is in no payout yet, without writing anything: live figures and dry runs. */
export function sumOpen(
  tx: ReadTx,
  merchantIds: readonly string[],
  currency: Currency,
  until: Date,
): Promise<KindSum[]> {
  return tx<KindSum[]>`
    select w.merchant_id as "merchantId", ${sums(tx)}
      from (${payees(tx, merchantIds, currency)}) w cross join lateral (${openMovements(tx, currency, until)}) m
     group by w.merchant_id, kind, store_id`
}

/**
 * The same movements become lines of the payouts that were opened for them, and are added up on the way. A
 * line's primary key is its movement: what another payout holds by then stays there.
 */
export function insertLines(
  tx: Tx,
  opened: readonly { merchantId: string; payoutId: string }[],
  currency: Currency,
  until: Date,
): Promise<KindSum[]> {
  const merchantIds = opened.map((one) => one.merchantId)
  return tx<KindSum[]>`
    with put as (
      insert into payout_line (merchant_id, payout_id, kind, movement_id, order_id, store_id, at, amount_minor,
             commission_minor, commission_fixed_minor, commission_vat_minor)
      select w.merchant_id, n.payout_id, m.kind, m.movement_id, m.order_id, m.store_id, m.at, m.amount_minor,
             m.commission_minor, m.commission_fixed_minor, m.commission_vat_minor
        from (${payees(tx, merchantIds, currency)}) w
        join unnest(${merchantIds}::text[], ${opened.map((one) => one.payoutId)}::text[]) n (merchant_id, payout_id)
          on n.merchant_id = w.merchant_id
       cross join lateral (${openMovements(tx, currency, until)}) m
      on conflict (merchant_id, kind, movement_id) do nothing
      returning merchant_id, kind, store_id, at, amount_minor, commission_minor, commission_fixed_minor, commission_vat_minor)
    select merchant_id as "merchantId", ${sums(tx)} from put group by merchant_id, kind, store_id`
}

/** Sums of one merchant as the rules take them: of a step its lines, else what was taken off all of them. */
export function payoutSums(rows: readonly KindSum[]): PayoutSums {
  const figureOf = ({ line, figure, sign }: StepRow) =>
    line
      ? sign * sumMinor(rows.filter((row) => row.kind === line.kind).map((row) => row.amountMinor))
      : sumMinor(rows.map((row) => row[figure as TakenOff]))
  return Object.fromEntries(movedRows().map((row) => [row.figure, figureOf(row)])) as PayoutSums
}

type TakenOff = 'commissionMinor' | 'commissionFixedMinor' | 'commissionVatMinor'

export function countMovements(rows: readonly KindSum[]): number {
  return rows.reduce((count, row) => count + row.movements, 0)
}
