-- Tax papers are issued once, under a number of a series without gaps, and keep the seller and the buyer of that day.

-- How far the series of a seller (its registration in a country), kind and year has come. Its row is held while a paper is
-- issued, so that a number is taken together with its paper or not at all.
create table tax_series (
  seller_country text not null,
  kind text not null check (kind in ('payout_invoice', 'fee_invoice', 'credit_note')),
  year integer not null check (year between 2000 and 2999),
  place integer not null check (place >= 0),
  primary key (seller_country, kind, year)
);
call system_table('tax_series');

create table tax_document (
  merchant_id text not null references merchant (merchant_id),
  kind text not null check (kind in ('payout_invoice', 'fee_invoice', 'credit_note')),
  -- What it is for: a month and currency, an advance, or the so manyeth note of an advance.
  subject text not null check (length(subject) between 1 and 120),
  number text not null check (length(number) between 1 and 120),
  seller_country text not null,
  issued_on date not null,
  uuid text not null default gen_random_uuid()::text,
  -- Absent on papers from before there were series: they say what the day they are set on knows.
  seller jsonb,
  buyer jsonb,
  issued_at timestamptz not null,
  primary key (merchant_id, kind, subject),
  check ((seller is null) = (buyer is null))
);
call tenant_table('tax_document');
call append_only('tax_document');

create view tax_document_public with (security_invoker = true) as
  select merchant_id, kind, subject, number from tax_document;
call reading_view('tax_document_public');

-- What was issued before keeps its number.
set local app.reach = 'system';
create function pg_temp.zone_of(currency text) returns text language sql immutable return
  case currency
    when 'AED' then 'Asia/Dubai' when 'BHD' then 'Asia/Bahrain' when 'EGP' then 'Africa/Cairo'
    when 'KWD' then 'Asia/Kuwait' when 'OMR' then 'Asia/Muscat' when 'QAR' then 'Asia/Qatar'
    when 'SAR' then 'Asia/Riyadh' else 'UTC'
  end;

insert into tax_document (merchant_id, kind, subject, number, seller_country, issued_on, issued_at)
select a.merchant_id, 'fee_invoice', a.id, 'FEE-' || upper(a.id), m.country,
       (a.funded_at at time zone pg_temp.zone_of(a.currency))::date, a.funded_at
  from advance a join merchant m on m.merchant_id = a.merchant_id
 where a.funded_at is not null;

insert into tax_document (merchant_id, kind, subject, number, seller_country, issued_on, issued_at)
select merchant_id, 'credit_note', id || '/' || nth, 'CRN-' || upper(id) || '-' || nth, country,
       (at at time zone pg_temp.zone_of(currency))::date, at
  from (
    select a.merchant_id, a.id, a.currency, m.country, t.at,
           row_number() over (partition by a.merchant_id, a.id order by t.number) as nth
      from advance a
      join merchant m on m.merchant_id = a.merchant_id
      join ledger_transaction t on t.merchant_id = a.merchant_id and t.kind in ('funding_confirmed', 'written_off')
     where a.credited_minor <> 0
       and exists (select from ledger_posting o
                    where o.merchant_id = t.merchant_id and o.transaction_id = t.id and o.account = 'advance_fee:' || a.id)
       and (select sum(p.amount_minor) from ledger_posting p
             where p.merchant_id = t.merchant_id and p.transaction_id = t.id
               and p.account in ('deferred_fee:' || a.id, 'fee_income', 'vat_output')) > 0) notes;

insert into tax_document (merchant_id, kind, subject, number, seller_country, issued_on, issued_at)
select merchant_id, 'payout_invoice', month || ' ' || currency,
       'INV-' || replace(month, '-', '') || '-' || currency || '-' || upper(right(merchant_id, 6)), country, last_day, now()
  from (
    select p.merchant_id, m.country, p.currency, to_char(p.created_at at time zone z.name, 'YYYY-MM') as month,
           (date_trunc('month', p.created_at at time zone z.name) + interval '1 month - 1 day')::date as last_day,
           sum(p.commission_minor + p.commission_fixed_minor + p.fee_minor - p.fee_vat_minor) as net,
           sum(p.commission_vat_minor + p.fee_vat_minor) as vat
      from payout p
      join merchant m on m.merchant_id = p.merchant_id
      cross join lateral (select pg_temp.zone_of(m.currency) as name) z
     where p.closed_at is not null
       and p.created_at < date_trunc('month', now() at time zone z.name) at time zone z.name
     group by 1, 2, 3, 4, 5) months
 where net <> 0 or vat <> 0;

drop function pg_temp.zone_of(text);
reset app.reach;
