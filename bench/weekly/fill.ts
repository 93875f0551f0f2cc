import type { Sql } from '../../apps/server/src/platform/database/connect.ts'

export const advanceCount = Number(process.env['ADVANCES'] ?? 100_000)

/** A, F, V and M of every advance: 10,000 over 20 weeks; they differ in how much is repaid. */
export const terms = { amount: 1_000_000, fee: 75_000, vat: 3_571, minimum: 53_750 }
const total = terms.amount + terms.fee
const netFee = terms.fee - terms.vat

/**
 * What the n-th merchant's week sold, from nothing to 9,990.00: some repay all that is left, some a part,
 * some nothing.
 */
export function salesOf(n: number): bigint {
  return BigInt((n * 7_919) % 1_000) * 1_000n
}
export const salesSql = '((n::bigint * 7919) % 1000) * 1000'

export function merchantOf(n: number): string {
  return `mer_${String(n).padStart(6, '0')}`
}

/**
 * As many merchants with an advance each, between nothing and almost all of it repaid, every seventh overdue
 * with something carried; their journals hold what led there as one entry.
 */
export async function fill(owner: Sql): Promise<void> {
  const line = (account: string, amount: string) =>
    `jsonb_build_object('account', ${account}, 'currency', 'AED', 'amount_minor', (${amount})::text)`
  await owner.unsafe(`
    begin;
    set local app.reach = 'system';
    insert into person (id, first_name, last_name, email, created_at) values ('per_1', 'A', 'B', 'a@b.example', '2026-01-01');
    insert into merchant (merchant_id, name, name_ar, country, currency, commission_hundredths, commission_fixed_minor, vat_percent, created_at)
      select format('mer_%s', lpad(n::text, 6, '0')), 'Merchant ' || n, 'تاجر ' || n, 'ARE', 'AED', 599, 100, 5, '2026-01-01'
        from generate_series(0, ${advanceCount - 1}) n;
    insert into store (merchant_id, id, name, name_ar, country, currency, products, created_at, code)
      select merchant_id, 'sto_' || right(merchant_id, 6), 'Store', 'متجر', 'ARE', 'AED', '{pay_later}', created_at, 'S' from merchant;
    insert into offer (merchant_id, id, store_id, currency, amount_minor, tenor, status, expires_at, created_at)
      select merchant_id, 'ofr_1', 'sto_' || right(merchant_id, 6), 'AED', ${terms.amount}, 20, 'used', '2026-12-01', created_at from merchant;
    insert into application (merchant_id, id, offer_id, status, currency, amount_minor, tenor, created_by, created_at, submitted_at, saved_at)
      select merchant_id, 'app_1', 'ofr_1', 'approved', 'AED', ${terms.amount}, 20, 'per_1', created_at, created_at, created_at from merchant;
    create temp table state on commit drop as
      select n, format('mer_%s', lpad(n::text, 6, '0')) as merchant_id, 'lon_' || lpad(n::text, 6, '0') as id, (n % 21) * 50000 as paid
        from generate_series(0, ${advanceCount - 1}) n;
    insert into advance (merchant_id, id, application_id, offer_id, status, currency, amount_minor, fee_minor, fee_vat_minor, minimum_minor,
           rate_hundredths, tenor, carried_minor, weeks_short, company_name, legal_name, signatory_phone, signatory_email, iban, applied_at, created_at,
           funded_at, invoice_buyer, first_repayment_on, next_repayment_on)
      select merchant_id, id, 'app_1', 'ofr_1', case when n % 7 = 0 then 'overdue' else 'paying' end, 'AED', ${terms.amount}, ${terms.fee},
             ${terms.vat}, ${terms.minimum}, 2200, 20, case when n % 7 = 0 then 30000 else 0 end, case when n % 7 = 0 then 1 + n % 5 else 0 end,
             'Merchant', 'Merchant LLC', '+971500000000', 's@shop.example', 'AE070331234567890123456', '2026-08-01', '2026-08-01', '2026-08-03',
             '{"address": "", "tax_number": null, "registration": null}', '2026-08-10', '2026-11-23'
        from state;
    select ledger_post_many(jsonb_agg(jsonb_build_object('merchant', merchant_id, 'id', 'ltx_' || id, 'kind', 'funding_confirmed', 'reference', id,
             'at', '2026-08-03T00:00:00Z', 'postings', jsonb_build_array(
               ${line("'advance_principal:' || id", 'principal')}, ${line("'advance_fee:' || id", 'fee')},
               ${line("'deferred_fee:' || id", '-deferred')}, ${line("'bank'", 'deferred - principal - fee')}))))
      from (
        select *, ${total} - paid - fee as principal from (
          select *, ${terms.fee} - (2 * paid::bigint * ${terms.fee} + ${total}) / ${2 * total} as fee,
                 ${netFee} - (2 * paid::bigint * ${netFee} + ${total}) / ${2 * total} as deferred
            from state) f) s;
    commit;`)
  await owner.unsafe('vacuum (analyze)')
}
