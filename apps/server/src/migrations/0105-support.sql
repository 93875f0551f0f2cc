-- Conversations: what people of a merchant and agents of the provider write to each other, and how far each has read. What a
-- thread is about belongs to the module that opened it, under the same id.
create table conversation_message (
  merchant_id text not null references merchant,
  thread_id text not null,
  -- Its place in the thread, from 1, without gaps.
  seq integer not null check (seq >= 1),
  -- As its sender named it: sent again it stands once.
  id text not null,
  author_kind text not null check (author_kind in ('merchant', 'staff', 'system')),
  -- Empty of the product itself.
  author_id text not null,
  body text not null check (length(body) <= 2000),
  file_ids text[] not null default '{}',
  -- Between agents; merchants never see it.
  is_note boolean not null default false,
  at timestamptz not null,
  primary key (merchant_id, thread_id, seq),
  unique (merchant_id, thread_id, id),
  check (not is_note or author_kind = 'staff')
);
call tenant_table('conversation_message');

create table conversation_reader (
  merchant_id text not null references merchant,
  thread_id text not null,
  reader_kind text not null check (reader_kind in ('merchant', 'staff')),
  reader_id text not null,
  seq integer not null,
  at timestamptz not null,
  primary key (merchant_id, thread_id, reader_kind, reader_id)
);
call tenant_table('conversation_reader');

create table conversation_draft (
  merchant_id text not null references merchant,
  thread_id text not null,
  writer_id text not null,
  body text not null check (length(body) <= 2000),
  saved_at timestamptz not null,
  primary key (merchant_id, thread_id, writer_id)
);
call tenant_table('conversation_draft');

-- What a merchant asks for help with.
create sequence support_ticket_number start 1001;
create table support_ticket (
  merchant_id text not null references merchant,
  id text not null,
  number text not null,
  status text not null check (status in ('new', 'opened', 'pending', 'hold', 'escalated', 'resolved', 'closed')),
  topic text not null check (topic in ('tech_issue', 'finances', 'tabby_ads', 'other')),
  subject text not null check (length(subject) between 3 and 100),
  description text not null check (length(description) between 10 and 2000),
  store_id text,
  order_id text,
  order_number text,
  file_ids text[] not null default '{}',
  author_id text not null references person,
  csat text not null default 'none' check (csat in ('none', 'requested', 'positive', 'negative')),
  csat_note text not null default '' check (length(csat_note) <= 500),
  csat_at timestamptz,
  assignee_id text references staff,
  -- By the hours of service of the merchant's country.
  first_due_at timestamptz not null,
  first_answered_at timestamptz,
  resolved_at timestamptz,
  merged_into text,
  created_at timestamptz not null,
  -- When anything of it last changed, a message included.
  updated_at timestamptz not null,
  primary key (merchant_id, id),
  constraint support_ticket_number_of unique (merchant_id, number),
  constraint support_ticket_rated check ((csat in ('positive', 'negative')) = (csat_at is not null)),
  constraint support_ticket_resolved check (status <> 'resolved' or resolved_at is not null),
  constraint support_ticket_merged check (merged_into is null or (status = 'closed' and merged_into <> id))
);
create index support_ticket_of_merchant on support_ticket (merchant_id, created_at desc, id desc);
create index support_ticket_by_id on support_ticket (id);
create index support_ticket_waiting on support_ticket (first_due_at, id) where status <> 'closed';
create index support_ticket_resolved_at on support_ticket (resolved_at) where status = 'resolved';
call tenant_table('support_ticket');
call status_subject('support_ticket');

-- Answers kept for use by every agent.
create table support_macro (
  id text primary key,
  title text not null,
  title_ar text not null,
  body text not null,
  body_ar text not null,
  saved_by text not null references staff,
  saved_at timestamptz not null
);

-- What waits for an agent: nobody answered yet, or the merchant wrote last.
create view support_waiting with (security_invoker = true) as
  select merchant_id, id, number, status, subject, assignee_id, first_due_at, first_answered_at, created_at, updated_at
    from support_ticket
   where status in ('new', 'opened', 'escalated');
call reading_view('support_waiting');
