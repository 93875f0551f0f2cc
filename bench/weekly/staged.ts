import type { Tx } from '../../apps/server/src/platform/database/database.ts'
import { salesSql } from './fill.ts'
import { week } from './week.ts'

/**
 * The same week as plain SQL, stage by stage, all advances at once in one transaction: the same tables with
 * the same keys, checks and triggers, the same rows in the end. It knows that every merchant has one advance
 * and that nobody was granted relief.
 */
export async function collectStaged(tx: Tx): Promise<void> {
  for (const stage of stages) await tx.unsafe(stage)
}

const at = week.at.toISOString()
const newId = (prefix: string) =>
  `'${prefix}_' || substr(md5(random()::text || clock_timestamp()::text) || md5(random()::text), 1, 26)`
const line = (account: string, amount: string) => `(${account}, (${amount})::bigint)`

const stages = [
  `select count(*) from (select 1 from ledger_chain order by merchant_id for update) c`,
  `select count(*) from (select 1 from advance order by merchant_id for update) l`,
  `create temp table taken on commit drop as
     select s.*, ${newId('rep')} as repayment_id,
            (2 * (paid + repaid) * fee_minor + total) / (2 * total) - (fee_minor - fee_left) as fee_part,
            (2 * (paid + repaid) * net_fee + total) / (2 * total) - (net_fee - deferred) as released
       from (
         select *, total - outstanding as paid, greatest(0, due - repaid) as short, outstanding - repaid as left_minor from (
           select *, least(greatest((2 * sales * rate_hundredths + 10000) / 20000, due), sales, outstanding) as repaid from (
             select l.merchant_id, l.id, l.status, l.rate_hundredths, l.weeks_short, l.flagged_at, l.fee_minor, l.fee_minor - l.fee_vat_minor as net_fee,
                    l.amount_minor + l.fee_minor as total, n.sales, p.balance_minor + f.balance_minor as outstanding,
                    f.balance_minor as fee_left, -d.balance_minor as deferred,
                    least(l.minimum_minor + l.carried_minor, p.balance_minor + f.balance_minor) as due
               from advance l
               cross join lateral (select ${salesSql} as sales from (select right(l.merchant_id, 6)::int as n) m) n
               join ledger_balance p on p.merchant_id = l.merchant_id and p.account = 'advance_principal:' || l.id
               join ledger_balance f on f.merchant_id = l.merchant_id and f.account = 'advance_fee:' || l.id
               join ledger_balance d on d.merchant_id = l.merchant_id and d.account = 'deferred_fee:' || l.id
              where l.status in ('paying', 'overdue')) a) b) s`,
  `insert into repayment (merchant_id, id, advance_id, kind, week_start, date, sales_minor, due_minor, amount_minor, shortfall_minor, created_at)
     select merchant_id, repayment_id, id, 'payout', '${week.weekStart}', '${week.runDate}', sales, due, repaid, short, '${at}' from taken`,
  `select ledger_post_many(jsonb_agg(jsonb_build_object('merchant', merchant_id, 'id', ${newId('ltx')}, 'kind', 'deduction',
          'reference', id || ':${week.weekStart}', 'at', '${at}', 'postings', (
            select jsonb_agg(jsonb_build_object('account', account, 'currency', 'AED', 'amount_minor', minor::text))
              from (values ${line("'merchant_payable:' || merchant_id", 'repaid')}, ${line("'advance_fee:' || id", '-fee_part')},
                           ${line("'advance_principal:' || id", 'fee_part - repaid')}, ${line("'deferred_fee:' || id", 'released')},
                           ${line("'fee_income'", '-released')}) v (account, minor) where minor <> 0))))
     from taken where repaid > 0`,
  `update advance l set status = 'closed', carried_minor = 0, next_repayment_on = null, completed_at = '${at}', weeks_short = 0, flagged_at = null
     from taken t where t.left_minor = 0 and l.merchant_id = t.merchant_id and l.id = t.id`,
  `update advance l set status = case when t.short > 0 then 'overdue' else 'paying' end, carried_minor = t.short, next_repayment_on = '${week.nextOn}',
          weeks_short = case when t.short > 0 then l.weeks_short + 1 else 0 end,
          flagged_at = case when t.short > 0 and l.weeks_short + 1 >= 4 then coalesce(l.flagged_at, '${at}') end
     from taken t where t.left_minor > 0 and l.merchant_id = t.merchant_id and l.id = t.id`,
  `insert into status_change (merchant_id, id, subject, subject_id, from_status, to_status, actor, actor_id, detail, at)
     select t.merchant_id, ${newId('chg')}, 'advance', t.id, t.status, l.status, 'system', 'weekly-run', '${week.weekStart}', '${at}'
       from taken t join advance l on l.merchant_id = t.merchant_id and l.id = t.id where l.status <> t.status`,
  `create temp table told on commit drop as
     select ${newId('msg')} as id, repeat(md5(t.id), 40) as body
       from taken t join advance l on l.merchant_id = t.merchant_id and l.id = t.id
      cross join lateral generate_series(1,
        case
          when l.status = 'closed' or l.status = 'paying' and t.status = 'overdue' then 1
          when l.status = 'overdue' and l.flagged_at is not null and l.weeks_short = 4 then 3
          when l.status = 'overdue' then 1
          else 0
        end)`,
  `insert into outbox_message (id, kind, sealed, created_at) select id, 'mail', sha256(id::bytea) || body::bytea, '${at}' from told`,
  `select count(*) from graphile_worker.add_jobs((
     select array_agg(('outbox.deliver', json_build_object('id', id), null, null, null, null, null, null)::graphile_worker.job_spec) from told))`,
]
