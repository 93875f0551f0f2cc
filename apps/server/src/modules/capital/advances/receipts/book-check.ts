import type { BookDifferenceKind } from '@daftar/rules/capital/advances/book-difference'
import type { Database, Fragment, ReadTx, Tx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import type { Logger } from '../../../../platform/logging/logger.ts'
import { lastEveryMinutes } from '../../../../platform/schedules/due-times.ts'
import { defineSchedule, type Schedule } from '../../../../platform/schedules/schedules.ts'
import { cardDifferences } from '../../../money/cards/index.ts'
import { owedToMerchants } from '../../../money/settlement/index.ts'
import { heldDifferences } from '../../../money/wallet/index.ts'
import type { AdvanceMessages } from '../messages.ts'
import type { AdvancePorts } from '../ports.ts'
import { isWaiting } from './receipts.ts'

export interface BookCheck extends Pick<AdvancePorts, 'debits'> {
  logger: Pick<Logger, 'error'>
  messages: AdvanceMessages
  /**
   * SQL: merchants whose money that is held for ads is not what their campaigns may still spend, by
   * `merchant_id` and `currency` with what was `expected` and `found`. Ads stand above, and hand it in.
   */
  adsHeld(tx: ReadTx): Fragment
}

const nightly = 24 * 60

/**
 * Every night the books of all advances are held against the advances, and what merchants are owed against
 * their payouts.
 */
export function bookCheckSchedule(database: Database, deps: BookCheck): Schedule {
  return defineSchedule({
    name: 'advances.book-check',
    lane: 'books',
    dueTimes: lastEveryMinutes(nightly),
    run: async (at) => {
      const count = await database.system((tx) => checkBooks(tx, deps, at), { statementSeconds: 600 })
      if (count > 0) deps.logger.error({ schedule: 'advances.book-check', count }, 'the books do not agree')
    },
  })
}

/** One row of book_difference that the check found now. */
interface Found extends Row<
  'book_difference',
  never,
  {
    kind: BookDifferenceKind
  }
> {
  is_new: boolean
}

/**
 * Finds every difference at one moment, in one statement over sets: new ones are kept, known ones are seen
 * again, and those that are gone are closed. Support is told once of what is new; the desk shows what is
 * open. Answers how many are.
 */
export async function checkBooks(
  tx: Tx,
  { messages, debits, adsHeld }: Omit<BookCheck, 'logger'>,
  at: Date,
): Promise<number> {
  const found = await tx<Found[]>`
    with
    owed as (${owedByAdvances(tx)}),
    borrowers as (select distinct merchant_id from advance),
    under_way as (${underWay(tx)}),
    -- Collected from merchants' banks and not received yet.
    collected as (${debits.collected(tx)}),
    clearing as (
      select b.merchant_id, b.currency, b.account, b.balance_minor from ledger_balance b join borrowers using (merchant_id)
       where b.account in ('transit', 'dd_clearing')),
    owing as (${owedToAll(tx)}),
    differences as (${differencesOf(tx, adsHeld)}),
    kept as (
      insert into book_difference as b (merchant_id, id, advance_id, kind, detail, found_at, last_seen_at)
      select distinct on (merchant_id, advance_id, kind)
             merchant_id, 'dif_' || replace(gen_random_uuid()::text, '-', ''), advance_id, kind,
             jsonb_build_object('currency', currency, 'expected', expected, 'found', found), ${at}::timestamptz, ${at}::timestamptz
        from differences order by merchant_id, advance_id, kind, currency
      on conflict (merchant_id, coalesce(advance_id, ''), kind) where gone_at is null
        do update set last_seen_at = excluded.last_seen_at, detail = excluded.detail
      returning b.merchant_id, b.advance_id, b.kind, b.found_at = b.last_seen_at as is_new),
    gone as (
      update book_difference b set gone_at = ${at}
       where b.gone_at is null and not exists (
         select from differences d
          where d.merchant_id = b.merchant_id and d.advance_id is not distinct from b.advance_id and d.kind = b.kind))
    select kind, is_new from kept`
  const fresh = found.filter((one) => one.is_new)
  if (fresh.length > 0) await messages.booksDiffer(tx, fresh.length)
  return found.length
}

/** B = O - P - C, once the advance's own postings stand: from the order of its transfer on (DEC-LOAN-8). */
function owedByAdvances(tx: Tx): Fragment {
  return tx`
    select l.merchant_id, l.id, l.currency, l.status,
           case
             when l.status in ('paying', 'overdue', 'closed') then l.amount_minor + l.fee_minor - l.credited_minor - coalesce(r.paid, 0)
             when exists (select from transfer_public t where t.merchant_id = l.merchant_id and t.kind = 'advance'
                            and t.subject_id = l.id and t.status = 'ordered') then l.amount_minor + l.fee_minor
             else 0
           end as expected,
           coalesce(p.balance_minor, 0) + coalesce(f.balance_minor, 0) as found,
           abs(coalesce(p.balance_minor, 0)) + abs(coalesce(f.balance_minor, 0)) + abs(coalesce(d.balance_minor, 0)) as open
      from advance l
      left join (
        select merchant_id, advance_id, sum(amount_minor) as paid from repayment
         where status is null or status = 'paid' group by 1, 2) r on r.merchant_id = l.merchant_id and r.advance_id = l.id
      left join ledger_balance p on p.merchant_id = l.merchant_id and p.currency = l.currency and p.account = 'advance_principal:' || l.id
      left join ledger_balance f on f.merchant_id = l.merchant_id and f.currency = l.currency and f.account = 'advance_fee:' || l.id
      left join ledger_balance d on d.merchant_id = l.merchant_id and d.currency = l.currency and d.account = 'deferred_fee:' || l.id`
}

/**
 * What is on its way to the bank's other side: ordered transfers, and what a new advance is about to pay off.
 */
function underWay(tx: Tx): Fragment {
  return tx`
    select merchant_id, currency, sum(amount_minor) as minor from (
      select merchant_id, currency, amount_minor from transfer_public where status = 'ordered'
      union all
      select merchant_id, currency, pay_off_minor from advance where pay_off_minor is not null and status = 'waiting') t
     group by 1, 2`
}

/** What every merchant is owed, whoever has an advance. */
function owedToAll(tx: Tx): Fragment {
  return tx`
    select coalesce(o.merchant_id, b.merchant_id) as merchant_id, coalesce(o.currency, b.currency) as currency,
           coalesce(o.minor, 0) as expected, -coalesce(b.balance_minor, 0) as found
      from (
        select merchant_id, currency, sum(minor) as minor from (
          select * from (${owedToMerchants(tx)}) coming
          union all
          -- What waits for a second person is seen by the desk.
          select r.merchant_id, r.currency, r.to_merchant_minor from receipt r where ${isWaiting(tx)}) explained
         group by 1, 2) o
      full join (select merchant_id, currency, balance_minor from ledger_balance
                  where account = 'merchant_payable:' || merchant_id) b
        on b.merchant_id = o.merchant_id and b.currency = o.currency`
}

/** Every two figures of `owed`, `owing`, `clearing` and of other areas that should be one. */
function differencesOf(tx: Tx, adsHeld: BookCheck['adsHeld']): Fragment {
  return tx`
    select merchant_id, id as advance_id, 'outstanding' as kind, currency, expected::text, found::text
      from owed where expected <> found
    union all
    select merchant_id, id, 'closed_balance', currency, '0', open::text from owed where status = 'closed' and open <> 0
    union all
    select merchant_id, null, 'unbalanced', currency, '0', sum(balance_minor)::text
      from ledger_balance join borrowers using (merchant_id) group by merchant_id, currency having sum(balance_minor) <> 0
    union all
    select c.merchant_id, null, 'transit', c.currency, coalesce(-u.minor, 0)::text, c.balance_minor::text
      from clearing c left join under_way u using (merchant_id, currency)
     where c.account = 'transit' and c.balance_minor <> coalesce(-u.minor, 0)
    union all
    select c.merchant_id, null, 'dd_clearing', c.currency, coalesce(k.minor, 0)::text, c.balance_minor::text
      from clearing c left join collected k using (merchant_id, currency)
     where c.account = 'dd_clearing' and c.balance_minor <> coalesce(k.minor, 0)
    union all
    select merchant_id, null, 'merchant_payable', currency, expected::text, found::text
      from owing where expected <> found
    union all
    select merchant_id, null, 'wallet_held', currency, expected::text, found::text
      from (${heldDifferences(tx)}) wallets
    union all
    select merchant_id, null, 'ads_held', currency, expected::text, found::text
      from (${adsHeld(tx)}) campaigns
    union all
    select merchant_id, null, kind, currency, expected::text, found::text
      from (${cardDifferences(tx)}) cards`
}
