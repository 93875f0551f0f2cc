-- A week's settlement grows into a payout: lines that sum to the transfer, a life from closing to the bank, either cycle.

alter table settlement rename to payout;
alter table settlement_line rename to payout_line;
alter table payout_line rename column settlement_id to payout_id;
alter index settlement_line_of rename to payout_line_of;
alter index settlement_line_by_purchase rename to payout_line_by_purchase;

alter table payout
  add column number text,
  add column cycle text not null default 'weekly' check (cycle in ('weekly', 'flexible')),
  add column status text not null default 'pending' check (status in
    ('pending', 'held', 'in_transit', 'paid', 'failed', 'rolled_over', 'carried')),
  -- What is in it was captured or refunded in this span; `period_until` is the first instant after it.
  add column period_from timestamptz,
  add column period_until timestamptz,
  add column commission_fixed_minor bigint not null default 0,
  add column disputes_minor bigint not null default 0,
  add column adjustments_minor bigint not null default 0,
  add column returned_minor bigint not null default 0 check (returned_minor >= 0),
  add column reserve_held_minor bigint not null default 0 check (reserve_held_minor >= 0),
  add column reserve_released_minor bigint not null default 0 check (reserve_released_minor >= 0),
  add column iban text not null default '',
  add column beneficiary text not null default '',
  add column bank_reference text,
  add column held_reason text,
  add column failed_reason text,
  add column issued_at timestamptz,
  add column paid_at timestamptz;

update payout p set
  number = 'P-' || to_char(p.week_start, 'YYYYMMDD') || '-' || upper(substr(md5(p.id), 1, 4)),
  period_from = p.week_start::timestamp at time zone 'UTC',
  period_until = (p.week_start + 7)::timestamp at time zone 'UTC',
  status = case when p.payout_minor = 0 then 'carried' else 'in_transit' end;
update payout p set status = case t.status when 'confirmed' then 'paid' when 'rejected' then 'failed' else 'in_transit' end,
       iban = t.iban, beneficiary = t.beneficiary, bank_reference = t.bank_reference, issued_at = t.ordered_at,
       paid_at = case when t.status = 'confirmed' then t.decided_at end, failed_reason = t.reject_reason
  from transfer t where t.merchant_id = p.merchant_id and t.kind = 'payout' and t.subject_id = p.id;

alter table payout
  alter column number set not null,
  alter column period_from set not null,
  alter column period_until set not null,
  add constraint payout_number unique (merchant_id, number);
create unique index payout_once_a_cut_off on payout (merchant_id, currency, period_until);
create index payout_by_time on payout (merchant_id, created_at desc, id desc);
create index payout_by_status on payout (merchant_id, status, created_at desc, id desc);
create index payout_open on payout (status, created_at) where status in ('pending', 'held', 'in_transit', 'failed');

-- Each change of a payout with who and when.
create table payout_event (
  merchant_id text not null,
  payout_id text not null,
  id text not null,
  status text not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('system', 'staff', 'bank', 'merchant')),
  actor_id text not null default '',
  actor_name text not null default '',
  reason text not null default '',
  primary key (merchant_id, payout_id, id),
  foreign key (merchant_id, payout_id) references payout (merchant_id, id)
);
call tenant_table('payout_event');
call append_only('payout_event');
