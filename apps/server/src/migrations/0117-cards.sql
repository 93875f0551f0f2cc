-- Virtual cards of merchants: their money is the wallet's, or without one the next payout's (decision 0113).

-- What cards spend of the next payout, and what comes back of it: kinds of lines of their own (decision 0032).
create or replace function payout_line_kinds() returns text[] language sql immutable parallel safe return
  array['carried_in', 'returned_payout', 'sale', 'refund', 'dispute', 'dispute_release', 'adjustment', 'overpayment', 'card_spend',
    'card_refund', 'reserve_release', 'reserve_hold', 'payout_fee', 'capital_repayment'];

-- Whether a merchant has cards. The limit is what they may charge to the next payout.
create table card_program (
  merchant_id text not null references merchant,
  id text not null,
  status text not null check (status in ('applied', 'approved', 'declined', 'suspended')),
  limit_minor bigint not null default 0 check (limit_minor >= 0),
  applied_by text not null references person,
  applied_at timestamptz not null,
  -- Why it was declined or is suspended, as the merchant reads it.
  reason text not null default '' check (length(reason) <= 300),
  decided_by text references staff,
  decided_at timestamptz,
  -- A limit that waits for a second person.
  proposed_limit_minor bigint check (proposed_limit_minor >= 0),
  proposed_by text references staff,
  proposed_at timestamptz,
  primary key (merchant_id, id),
  constraint card_program_proposed check (num_nulls(proposed_limit_minor, proposed_by, proposed_at) in (0, 3))
);
-- One a merchant.
create unique index card_program_one on card_program (merchant_id);
create index card_program_waiting on card_program (applied_at) where status = 'applied';
call tenant_table('card_program');
call status_subject('card_program');

create table card (
  merchant_id text not null references merchant,
  id text not null,
  nickname text not null check (length(nickname) between 1 and 40),
  currency text not null,
  status text not null check (status in ('ordered', 'active', 'frozen', 'cancelled')),
  -- Of one month; how much of it is held or spent stands beside it, and is added up by the statement that approves a charge.
  limit_minor bigint not null check (limit_minor > 0),
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  spent_minor bigint not null default 0 check (spent_minor >= 0),
  -- What the issuer calls it, its last figures and the end of the month it is valid to; the number itself is never here.
  issuer_id text,
  last4 text not null default '' check (last4 ~ '^(\d{4})?$'),
  expires_on date,
  frozen_by text check (frozen_by in ('merchant', 'staff')),
  frozen_reason text not null default '' check (length(frozen_reason) <= 300),
  created_by text not null references person,
  created_at timestamptz not null,
  cancelled_at timestamptz,
  primary key (merchant_id, id),
  constraint card_made check (status in ('ordered', 'cancelled') or (issuer_id is not null and last4 <> '' and expires_on is not null)),
  constraint card_frozen check ((status = 'frozen') = (frozen_by is not null)),
  constraint card_cancelled check ((status = 'cancelled') = (cancelled_at is not null))
);
create unique index card_of_issuer on card (merchant_id, issuer_id) where issuer_id is not null;
create index card_by_issuer on card (issuer_id) where issuer_id is not null;
call tenant_table('card');
call status_subject('card');

create table card_charge (
  merchant_id text not null references merchant,
  id text not null,
  card_id text not null,
  -- What the issuer calls it.
  issuer_id text not null,
  status text not null check (status in ('authorized', 'declined', 'captured', 'released', 'refunded')),
  source text not null check (source in ('wallet', 'payout')),
  currency text not null,
  shop text not null default '' check (length(shop) <= 120),
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  amount_minor bigint not null check (amount_minor > 0),
  held_minor bigint not null check (held_minor >= 0),
  captured_minor bigint not null default 0 check (captured_minor >= 0),
  -- What of it the next payout paid; the wallet paid the rest.
  of_payout_minor bigint not null default 0 check (of_payout_minor >= 0 and of_payout_minor <= captured_minor),
  refunded_minor bigint not null default 0 check (refunded_minor >= 0 and refunded_minor <= captured_minor),
  declined_reason text check (declined_reason in ('card_frozen', 'card_cancelled', 'program_suspended', 'payouts_held', 'other_currency', 'above_limit', 'not_enough')),
  authorized_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, card_id) references card (merchant_id, id),
  constraint card_charge_declined check ((status = 'declined') = (declined_reason is not null)),
  constraint card_charge_held check (held_minor = 0 or status in ('authorized', 'captured')),
  constraint card_charge_captured check ((captured_minor > 0) = (status in ('captured', 'refunded')))
);
create unique index card_charge_of_issuer on card_charge (merchant_id, issuer_id);
create index card_charge_newest on card_charge (merchant_id, card_id, authorized_at desc, id desc);
create index card_charge_expiring on card_charge (expires_at) where held_minor > 0;
call tenant_table('card_charge');
call status_subject('card_charge');

-- What the issuer told, each once; the answer is given again to whoever asks again.
create table card_event (
  merchant_id text not null references merchant,
  id text not null,
  charge_id text not null,
  kind text not null check (kind in ('authorization', 'capture', 'reversal', 'refund', 'expiry')),
  amount_minor bigint not null check (amount_minor >= 0),
  answer text not null,
  at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, charge_id) references card_charge (merchant_id, id)
);
create index card_event_of_charge on card_event (merchant_id, charge_id, at);
call tenant_table('card_event');

create view card_public with (security_invoker = true) as
  select merchant_id, id, nickname, currency, status, limit_minor, month, spent_minor, last4, created_at from card;
call reading_view('card_public');

create view card_charge_public with (security_invoker = true) as
  select merchant_id, id, card_id, status, source, currency, shop, amount_minor, held_minor, captured_minor, refunded_minor,
         declined_reason, authorized_at, ended_at
    from card_charge;
call reading_view('card_charge_public');

create view card_program_public with (security_invoker = true) as
  select merchant_id, id, status, limit_minor, applied_at, proposed_limit_minor, proposed_by, proposed_at from card_program;
call reading_view('card_program_public');

-- What cards moved, as their merchant sees it: one row a charge, below zero what left, with what came back of it.
create view card_movement with (security_invoker = true) as
  select h.merchant_id, h.id, h.card_id, c.nickname, c.last4, h.status, h.source, h.currency, h.shop,
         h.refunded_minor - (h.held_minor + h.captured_minor) as amount_minor, h.amount_minor as asked_minor, h.declined_reason,
         h.authorized_at as at
    from card_charge h join card c on c.merchant_id = h.merchant_id and c.id = h.card_id;
call reading_view('card_movement');

-- Of how much no payout has been closed yet, of what areas above handed over.
create view contributed_open with (security_invoker = true) as
  select c.merchant_id, c.id, c.kind, c.currency, c.amount_minor, c.at
    from contributed_movement c
   where not exists (select from payout_line l where l.merchant_id = c.merchant_id and l.kind = c.kind and l.movement_id = c.id);
call reading_view('contributed_open');

-- A ticket can be about a charge of a card.
alter table support_ticket add column charge_id text;
