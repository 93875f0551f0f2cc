import type { Sql } from '../../apps/server/src/platform/database/connect.ts'

export const merchantCount = 1_000
export const orderCount = Number(process.env['ORDERS'] ?? 1_000_000)
/** One order in twenty is refunded, half of it. */
export const refundEvery = 20
/** The week that is settled, in Dubai: Monday 16 to Sunday 22 November 2026. */
const weekFrom = '2026-11-15T20:00:00Z'
const weekSeconds = 7 * 86_400

/**
 * A week of trading: merchants with three stores each, of unlike size (the largest sells some sixteen times
 * what the smallest does), every order captured in full, written in the order in which they happened.
 */
export async function fill(owner: Sql): Promise<void> {
  await owner.unsafe(`
    begin;
    set local app.reach = 'system';
    insert into merchant (merchant_id, name, name_ar, country, currency, commission_hundredths, commission_fixed_minor, vat_percent, created_at)
      select format('mer_%s', lpad(n::text, 6, '0')), 'Merchant ' || n, 'تاجر ' || n, 'ARE', 'AED', 599, 100, 5, '2026-01-01'
        from generate_series(0, ${merchantCount - 1}) n;
    insert into store (merchant_id, id, name, name_ar, country, currency, products, created_at, code)
      select merchant_id, format('sto_%s_%s', right(merchant_id, 6), k), 'Store ' || k, 'متجر ' || k, 'ARE', 'AED', '{pay_later}', created_at, 'S' || k
        from merchant cross join generate_series(0, 2) k;
    insert into legal_entity (merchant_id, id, status, country, legal_company_name, legal_address, commercial_registration_number, iban, bank_name, created_at)
      select merchant_id, 'leg_' || right(merchant_id, 6), 'active', 'ARE', name || ' LLC', '1 Street', 'CN-1', 'AE070331234567890123456', 'Bank', created_at from merchant;

    create temp table week_of_sales on commit drop as
      select n, at, format('%s-%s-7%s-8%s-%s', substr(ms, 1, 8), substr(ms, 9, 4), substr(md5(n::text), 1, 3), substr(md5(n::text), 4, 3), substr(md5(n::text), 7, 12)) as id,
             lpad(merchant::text, 6, '0') as merchant, (1_000 + (n::bigint * 7_919) % 99_000) as amount
        from (
          select n, at, lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') as ms,
                 floor(${merchantCount} * power((abs(hashint4(n)) % 1_000_000) / 1_000_000.0, 1.5))::int as merchant
            from (select n, timestamptz '${weekFrom}' + n * interval '${weekSeconds / orderCount} seconds' as at from generate_series(0, ${orderCount - 1}) n) t
        ) o;

    insert into orders (merchant_id, id, store_id, number, currency, amount_minor, shopper_name, created_at, status, reference, captured_minor,
           refunded_minor, shopper_phone, shopper_email, authorized_at, captured_at, closed_at)
      select 'mer_' || merchant, id, format('sto_%s_%s', merchant, n % 3), 'N' || n, 'AED', amount, 'Shopper ' || n,
             at, case when n % ${refundEvery} = 0 then 'partially_refunded' else 'captured' end, 'R' || n, amount,
             case when n % ${refundEvery} = 0 then amount / 2 else 0 end, '+97150' || lpad((n % 10_000_000)::text, 7, '0'), 's' || n || '@shop.example', at, at, at
        from week_of_sales order by n;
    insert into capture (merchant_id, id, order_id, reference, currency, amount_minor, captured_at, commission_minor, commission_fixed_minor,
           commission_vat_minor, commission_hundredths)
      select 'mer_' || merchant, 'c' || substr(id, 2), id, 'R' || n, 'AED', amount, at, c.commission, 100, round((c.commission + 100) * 0.05), 599
        from week_of_sales cross join lateral (select round(amount * 0.0599)::bigint as commission) c order by n;
    insert into refund (merchant_id, id, order_id, reference, currency, amount_minor, refunded_at, commission_minor, commission_fixed_minor, commission_vat_minor)
      select c.merchant_id, 'r' || substr(c.id, 2), c.order_id, 'r' || c.reference, 'AED', c.amount_minor / 2,
             least(c.captured_at + interval '1 hour', timestamptz '${weekFrom}' + interval '6 days 23 hours 59 minutes'),
             c.commission_minor / 2, 50, c.commission_vat_minor / 2
        from capture c join week_of_sales o on o.id = c.order_id where o.n % ${refundEvery} = 0 order by o.n;
    commit;`)
  await owner.unsafe('vacuum (analyze) orders, capture, refund, merchant, store, legal_entity')
}
