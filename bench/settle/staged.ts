import type { Tx } from '../../apps/server/src/platform/database/database.ts'
import { cutOff } from './week.ts'

/**
 * The same work as plain SQL, stage by stage, all merchants at once in one transaction: the same tables with
 * the same keys, checks and triggers, the same rows in the end. It knows this week's data: no advances, no
 * reserve, no earlier payouts, nobody on hold; what it does not need to ask, it does not ask.
 */
export async function settleStaged(tx: Tx): Promise<void> {
  for (const stage of stages) await tx.unsafe(stage)
}

const until = cutOff.until.toISOString()
const at = cutOff.at.toISOString()
const newId = (prefix: string) =>
  `'${prefix}_' || substr(md5(random()::text || clock_timestamp()::text) || md5(random()::text), 1, 26)`

const stages = [
  `create temp table moved on commit drop as
     select c.merchant_id, 'sale' as kind, c.id as movement_id, c.order_id, o.store_id, c.captured_at as at, c.amount_minor,
            c.commission_minor, c.commission_fixed_minor, c.commission_vat_minor
       from capture c join orders o on o.merchant_id = c.merchant_id and o.id = c.order_id
      where c.currency = 'AED' and c.captured_at < '${until}'
     union all
     select r.merchant_id, 'refund', r.id, r.order_id, o.store_id, r.refunded_at, -r.amount_minor,
            -r.commission_minor, -r.commission_fixed_minor, -r.commission_vat_minor
       from refund r join orders o on o.merchant_id = r.merchant_id and o.id = r.order_id
      where r.currency = 'AED' and r.refunded_at < '${until}'`,
  `insert into ledger_chain (merchant_id) select merchant_id from merchant on conflict do nothing`,
  `create temp table opened on commit drop as
     select merchant_id, ${newId('pyt')} as id from (select distinct merchant_id from moved) m`,
  `insert into payout (merchant_id, id, number, sequence, currency, cycle, week_start, run_date, period_from, period_until, created_at)
     select merchant_id, id, 'P-261122-1', 1, 'AED', 'weekly', '${cutOff.weekStart}', '${cutOff.runDate}', '${cutOff.weekFrom.toISOString()}', '${until}', '${at}'
       from opened`,
  `insert into payout_line (merchant_id, payout_id, kind, movement_id, order_id, store_id, at, amount_minor, commission_minor,
          commission_fixed_minor, commission_vat_minor)
     select m.merchant_id, p.id, m.kind, m.movement_id, m.order_id, m.store_id, m.at, m.amount_minor, m.commission_minor,
            m.commission_fixed_minor, m.commission_vat_minor
       from moved m join opened p on p.merchant_id = m.merchant_id
      order by m.merchant_id, m.at`,
  `insert into payout_store (merchant_id, payout_id, store_id, sales_minor, refunds_minor, commission_minor, commission_fixed_minor,
          commission_vat_minor, disputes_minor, net_minor, movements)
     select m.merchant_id, p.id, store_id, coalesce(sum(amount_minor) filter (where kind = 'sale'), 0),
            coalesce(-sum(amount_minor) filter (where kind = 'refund'), 0), sum(commission_minor), sum(commission_fixed_minor),
            sum(commission_vat_minor), 0, sum(amount_minor - commission_minor - commission_fixed_minor - commission_vat_minor), count(*)
       from moved m join opened p on p.merchant_id = m.merchant_id group by 1, 2, 3`,
  `create temp table summed on commit drop as
     select s.*, case when net < 250000 then 2500 else 600 end as fee,
            round(case when net < 250000 then 2500 else 600 end * 5 / 105.0)::bigint as fee_vat
       from (
         select merchant_id, payout_id, sum(sales_minor)::bigint as sales, sum(refunds_minor)::bigint as refunds,
                sum(commission_minor)::bigint as commission, sum(commission_fixed_minor)::bigint as fixed,
                sum(commission_vat_minor)::bigint as vat, sum(net_minor)::bigint as net, sum(movements)::int as movements
           from payout_store group by 1, 2) s`,
  `insert into payout_line (merchant_id, payout_id, kind, movement_id, at, amount_minor, commission_minor, commission_vat_minor)
     select merchant_id, payout_id, 'payout_fee', payout_id, '${at}', fee_vat - fee, 0, fee_vat from summed`,
  `update payout p set closed_at = '${at}', movements = s.movements + 1, sales_minor = s.sales, refunds_minor = s.refunds,
          commission_minor = s.commission, commission_fixed_minor = s.fixed, commission_vat_minor = s.vat, fee_minor = s.fee,
          fee_vat_minor = s.fee_vat, sales_payout_minor = s.net - s.fee, payout_minor = s.net - s.fee
     from summed s where s.merchant_id = p.merchant_id and s.payout_id = p.id`,
  `insert into payout_event (merchant_id, payout_id, id, status, at, actor_kind, actor_id)
     select merchant_id, payout_id, '0001', 'pending', '${at}', 'system', 'settlement' from summed`,
  `select ledger_post_many(jsonb_agg(jsonb_build_object('merchant', merchant_id, 'id', ${newId('ltx')}, 'kind', 'payout_closed',
          'reference', payout_id, 'at', '${at}', 'postings', jsonb_build_array(
            ${line('receivable_from_shoppers', 'sales - refunds')}, ${line('commission_income', '-commission - fixed')},
            ${line('settlement_fee_income', 'fee_vat - fee')}, ${line('vat_output', '-vat - fee_vat')},
            ${line("merchant_payable:' || merchant_id || '", 'fee - net')})))) from summed`,

  `create temp table ordered on commit drop as
     select s.merchant_id, s.payout_id, ${newId('trf')} as id, s.net - s.fee as amount, e.iban, e.legal_company_name as beneficiary
       from summed s join legal_entity e on e.merchant_id = s.merchant_id`,
  `update payout p set status = 'in_transit', iban = o.iban, beneficiary = o.beneficiary, issued_at = '${at}'
     from ordered o where o.merchant_id = p.merchant_id and o.payout_id = p.id`,
  `insert into transfer (merchant_id, id, kind, subject_id, reference, currency, amount_minor, iban, beneficiary, status, ordered_at)
     select merchant_id, id, 'payout', payout_id, 'DFT-' || upper(right(id, 10)), 'AED', amount, iban, beneficiary, 'ordered', '${at}' from ordered`,
  `create temp table told on commit drop as select ${newId('msg')} as id, beneficiary, iban from ordered`,
  `insert into outbox_message (id, kind, sealed, created_at) select id, 'bank.transfer', sha256(id::bytea) || sha256(beneficiary::bytea) || iban::bytea, '${at}' from told`,
  `select count(graphile_worker.add_job('outbox.deliver', payload => json_build_object('id', id))) from told`,
  `select ledger_post_many(jsonb_agg(jsonb_build_object('merchant', merchant_id, 'id', ${newId('ltx')}, 'kind', 'payout_ordered',
          'reference', id, 'at', '${at}', 'postings', jsonb_build_array(
            ${line("merchant_payable:' || merchant_id || '", 'amount')}, ${line('transit', '-amount')})))) from ordered`,
  `insert into payout_event (merchant_id, payout_id, id, status, at, actor_kind, actor_id)
     select merchant_id, payout_id, '0002', 'in_transit', '${at}', 'system', 'settlement' from ordered`,
]

function line(account: string, amount: string): string {
  return `jsonb_build_object('account', '${account}', 'currency', 'AED', 'amount_minor', (${amount})::text)`
}
