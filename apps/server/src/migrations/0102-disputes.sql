-- Disputes: what a shopper says against an order, what the shop answers, what the provider decides.

-- What a dispute had taken comes back when it is decided: a kind of lines of its own (decision 0099).
create or replace function payout_line_kinds() returns text[] language sql immutable parallel safe return
  array['carried_in', 'returned_payout', 'sale', 'refund', 'dispute', 'dispute_release', 'adjustment', 'overpayment',
    'reserve_release', 'reserve_hold', 'payout_fee', 'capital_repayment'];

create or replace view dispute_movement_public with (security_invoker = true) as
  select merchant_id, id, currency, amount_minor, note, at
    from contributed_movement
   where kind in ('dispute', 'dispute_release');

create sequence dispute_number start 1001;
grant usage on sequence dispute_number to daftar_app;

create table dispute (
  merchant_id text not null references merchant,
  id text not null,
  -- What people read and say: D-1001, counted up over all merchants.
  number text not null default 'D-' || nextval('dispute_number'),
  order_id text not null,
  store_id text not null,
  currency text not null,
  type text not null check (type in ('identity_theft', 'not_delivered', 'product_issue', 'unreceived_refund')),
  status text not null check (status in ('pending', 'declined', 'cancelled', 'approved', 'arbitration')),
  source text not null check (source in ('shopper', 'desk', 'provider')),
  -- What the provider's own system calls it: the same call again opens nothing.
  source_reference text,
  disputed_minor bigint not null check (disputed_minor > 0),
  shopper_comment text not null default '' check (length(shopper_comment) <= 1000),
  created_at timestamptz not null,
  respond_by timestamptz not null,
  -- The reminder that was sent last; none is sent twice.
  reminded smallint not null default 0 check (reminded between 0 and 2),
  -- The answer as it is written; sent by itself when the time is over and it is complete.
  answer jsonb,
  answer_saved_at timestamptz,
  answer_saved_by text not null default '',
  -- The answer as it was sent.
  challenge jsonb,
  challenged_at timestamptz,
  challenge_sent_by text check (challenge_sent_by in ('merchant', 'deadline', 'api')),
  -- What is decided and waits for a second person.
  proposal jsonb,
  proposed_by text,
  proposed_at timestamptz,
  verdict jsonb,
  decided_by text not null default '',
  ending text check (ending in ('merchant', 'deadline', 'arbiter', 'withdrawn')),
  refunded_minor bigint,
  resolved_at timestamptz,
  primary key (merchant_id, id),
  unique (merchant_id, number),
  constraint dispute_order foreign key (merchant_id, order_id) references orders (merchant_id, id),
  constraint dispute_resolved check ((status in ('pending', 'arbitration')) = (resolved_at is null)),
  constraint dispute_ending check ((resolved_at is null) = (ending is null)),
  constraint dispute_refunded check ((status = 'approved') = (refunded_minor is not null)),
  constraint dispute_refund_size check (refunded_minor > 0 and refunded_minor <= disputed_minor),
  constraint dispute_answer check ((answer is null) = (answer_saved_at is null)),
  constraint dispute_challenge check ((challenge is null) = (challenged_at is null)
    and (challenge is null) = (challenge_sent_by is null)),
  -- Nobody decides a challenge that was not made.
  constraint dispute_challenged check (challenge is not null or status not in ('arbitration', 'declined')),
  constraint dispute_proposal check ((proposal is null) = (proposed_by is null) and (proposal is null) = (proposed_at is null)
    and (proposal is null or status = 'arbitration'))
);
-- An order is disputed once at a time.
create unique index dispute_one_active on dispute (merchant_id, order_id) where status in ('pending', 'arbitration');
create unique index dispute_by_reference on dispute (merchant_id, source_reference) where source_reference is not null;
create index dispute_by_time on dispute (merchant_id, created_at desc, id desc);
create index dispute_by_order on dispute (merchant_id, order_id, created_at desc);
create index dispute_waiting on dispute (respond_by) where status = 'pending';
create index dispute_queue on dispute (respond_by, id) where status in ('pending', 'arbitration');
call tenant_table('dispute');
call status_subject('dispute');

-- What either side shows; bytes lie with the files.
create table dispute_file (
  merchant_id text not null references merchant,
  dispute_id text not null,
  file_id text not null,
  side text not null check (side in ('merchant', 'shopper')),
  -- Which item of the checklist it shows; null where nobody said.
  item text check (item in ('proof', 'description', 'messages')),
  name text not null,
  size_bytes bigint not null,
  content_type text not null,
  added_at timestamptz not null,
  primary key (merchant_id, dispute_id, file_id),
  constraint dispute_file_dispute foreign key (merchant_id, dispute_id) references dispute (merchant_id, id)
);
call tenant_table('dispute_file');

-- What a file is and what it was taken in for.
create or replace view stored_file_public with (security_invoker = true) as
  select merchant_id, id, name, size_bytes, sha256, area, content_type
    from stored_file;

-- Where an order's dispute stands, for what is about the order.
create view dispute_public with (security_invoker = true) as
  select merchant_id, id, number, order_id, type, status, disputed_minor, refunded_minor, respond_by, created_at, resolved_at
    from dispute;
call reading_view('dispute_public');

-- A shopper takes a dispute back, and opens one.
alter table status_change drop constraint status_change_actor_check;
alter table status_change add constraint status_change_actor_check check (
  actor in ('merchant', 'shopper', 'reviewer', 'staff', 'system', 'bank', 'signing_service'));
