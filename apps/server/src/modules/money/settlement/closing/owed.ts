import { stepRows } from '@daftar/rules/settlement/payout-lines'
import type { Fragment, ReadTx } from '../../../../platform/database/database.ts'

/**
 * SQL: what the payouts to come explain of what merchants are owed, by merchant_id and currency as minor
 * (DEC-LOAN-36): closed ones that were not sent, what came back and goes out with the next, what is carried,
 * and what was booked when it came. `account merchant_payable` is exactly that, with the opposite sign.
 */
export function owedToMerchants(tx: ReadTx): Fragment {
  const inNoPayout = (kind: Fragment, id: Fragment, merchant: Fragment) => tx`
    not exists (select from payout_line l where l.merchant_id = ${merchant} and l.kind = ${kind} and l.movement_id = ${id})`
  return tx`
    select merchant_id, currency, sum(minor)::bigint as minor from (
      select merchant_id, currency, payout_minor as minor from payout
       where closed_at is not null and status in ('pending', 'held', 'failed')
      union all
      select p.merchant_id, p.currency, p.payout_minor from payout p
       where p.status = 'rolled_over' and ${inNoPayout(tx`'returned_payout'`, tx`p.id`, tx`p.merchant_id`)}
      union all
      select p.merchant_id, p.currency, p.carried_out_minor from payout p
       where p.carried_out_minor <> 0 and ${inNoPayout(tx`'carried_in'`, tx`p.id`, tx`p.merchant_id`)}
      union all
      select c.merchant_id, c.currency, c.amount_minor from contributed_movement c
       where c.kind = any (${kindsBookedBefore()}) and ${inNoPayout(tx`c.kind`, tx`c.id`, tx`c.merchant_id`)}) owed
     group by merchant_id, currency`
}

/** Contributed kinds that a closing does not book: the area that hands them over did, when they came. */
function kindsBookedBefore(): string[] {
  return stepRows().flatMap(({ from, account, line }) =>
    from === 'contributed' && !account && line ? line.kind : [],
  )
}
