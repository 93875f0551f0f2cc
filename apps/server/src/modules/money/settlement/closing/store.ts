import type { Currency } from '@daftar/rules/money/currency'
import { sumMinor } from '@daftar/rules/money/money'
import type { Tx } from '../../../../platform/database/database.ts'
import { values } from '../../../../platform/database/rows.ts'
import type { Closing } from './closing.ts'
import type { CutOff } from './cut-off.ts'
import type { Payee } from './payees.ts'
import { figureColumns } from './figures.ts'
import type { KindSum } from './sums.ts'

/** Opens a payout for each; unique per merchant and cut-off, by the database. */
export async function openRows(
  tx: Tx,
  cutOff: CutOff,
  opened: readonly { payee: Payee; payoutId: string }[],
): Promise<void> {
  const day = cutOff.lastDay.slice(2).replaceAll('-', '')
  const rows = opened.map(({ payee, payoutId }) => ({
    merchant_id: payee.merchantId,
    id: payoutId,
    sequence: payee.sequence + 1,
    number: `P-${day}-${payee.sequence + 1}`,
    period_from: (payee.since ?? cutOff.weekFrom).toISOString(),
  }))
  await tx`
    insert into payout (merchant_id, id, number, sequence, currency, cycle, week_start, run_date, period_from, period_until, created_at)
    select o.merchant_id, o.id, o.number, o.sequence, ${cutOff.currency}, ${cutOff.cycle}, ${cutOff.weekStart}, ${cutOff.runDate},
           o.period_from, ${cutOff.until}, ${cutOff.at}
      from jsonb_to_recordset(${tx.json(rows)}) as o (merchant_id text, id text, number text, sequence integer, period_from timestamptz)`
}

export async function insertClosingLines(tx: Tx, at: Date, closings: readonly Closing[]): Promise<void> {
  const rows = closings.flatMap(({ payee, payoutId, lines }) =>
    lines.map(({ kind, amountMinor, vatMinor }) => ({
      merchant_id: payee.merchantId,
      payout_id: payoutId,
      kind,
      amount: String(amountMinor),
      vat: String(vatMinor),
    })),
  )
  if (rows.length === 0) return
  await tx`
    insert into payout_line (merchant_id, payout_id, kind, movement_id, at, amount_minor, commission_minor, commission_vat_minor)
    select merchant_id, payout_id, kind, payout_id, ${at}, amount, 0, vat
      from jsonb_to_recordset(${tx.json(rows)}) as l (merchant_id text, payout_id text, kind text, amount bigint, vat bigint)`
}

export async function insertStores(tx: Tx, closings: readonly Closing[]): Promise<void> {
  const rows = closings.flatMap(({ payee, payoutId, rows: sums }) =>
    [...Map.groupBy(sums, (row) => row.storeId)]
      .filter(([storeId]) => storeId !== null)
      .map(([storeId, of]) => ({
        ...storeRow(of),
        merchant_id: payee.merchantId,
        payout_id: payoutId,
        store_id: storeId,
      })),
  )
  if (rows.length === 0) return
  await tx`
    insert into payout_store (merchant_id, payout_id, store_id, sales_minor, refunds_minor, commission_minor, commission_fixed_minor,
           commission_vat_minor, disputes_minor, net_minor, movements)
    select merchant_id, payout_id, store_id, sales, refunds, commission, fixed, vat, disputes, net, movements
      from jsonb_to_recordset(${tx.json(rows)}) as s (merchant_id text, payout_id text, store_id text, sales bigint, refunds bigint,
           commission bigint, fixed bigint, vat bigint, disputes bigint, net bigint, movements integer)`
}

function storeRow(rows: readonly KindSum[]) {
  const amount = (kind: string) =>
    sumMinor(rows.filter((row) => row.kind === kind).map((row) => row.amountMinor))
  const sum = (of: (row: KindSum) => bigint) => sumMinor(rows.map(of))
  const net = sum(
    (row) => row.amountMinor - row.commissionMinor - row.commissionFixedMinor - row.commissionVatMinor,
  )
  return {
    sales: String(amount('sale')),
    refunds: String(-amount('refund')),
    commission: String(sum((row) => row.commissionMinor)),
    fixed: String(sum((row) => row.commissionFixedMinor)),
    vat: String(sum((row) => row.commissionVatMinor)),
    disputes: String(amount('dispute') + amount('dispute_release')),
    net: String(net),
    movements: rows.reduce((count, row) => count + row.movements, 0),
  }
}

export async function insertReserves(
  tx: Tx,
  currency: Currency,
  closings: readonly Closing[],
): Promise<void> {
  const rows = closings
    .filter(({ figures }) => figures.reserveHeldMinor > 0n)
    .map(({ payee, payoutId, figures, reserveReleaseAt }) => ({
      merchant_id: payee.merchantId,
      payout_id: payoutId,
      currency,
      amount_minor: figures.reserveHeldMinor,
      release_at: reserveReleaseAt,
    }))
  if (rows.length > 0) await tx`insert into reserve_hold ${values(tx, 'reserve_hold', rows)}`
}

/** Closes them with their figures: from here on neither these nor the lines change. */
export async function closeRows(tx: Tx, at: Date, closings: readonly Closing[]): Promise<void> {
  const rows = closings.map(({ payee, payoutId, figures, movements, rows: sums }) => ({
    merchant_id: payee.merchantId,
    id: payoutId,
    // The first payout reaches back to the merchant's first movement.
    first:
      payee.since === null && sums.length > 0
        ? new Date(Math.min(...sums.map((row) => row.first.getTime())))
        : null,
    figures: { movements, ...figureColumns(figures) },
  }))
  const columns = tx(Object.keys(rows[0]?.figures ?? {}))
  await tx`
    update payout p set
      closed_at = ${at}, status = case when (f.figures ->> 'payout_minor')::bigint > 0 then 'pending' else 'carried' end,
      period_from = least(p.period_from, f.first),
      (${columns}) = (select ${columns} from jsonb_populate_record(null::payout, f.figures))
      from jsonb_to_recordset(${tx.json(rows)}) as f (merchant_id text, id text, first timestamptz, figures jsonb)
     where p.merchant_id = f.merchant_id and p.id = f.id`
}
