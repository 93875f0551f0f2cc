-- Mails that people sent to a ticket: what landed in it, and what an agent decides about first. Of what landed the words stand in
-- the thread alone.
create table support_mail (
  merchant_id text not null references merchant,
  id text not null,
  ticket_id text not null,
  -- The hash of its Message-ID: delivered again it is the same mail.
  message_key text not null check (length(message_key) = 64),
  status text not null check (status in ('landed', 'held', 'let_in', 'thrown_away')),
  held_reason text check (held_reason in ('unknown_sender', 'forged', 'ticket_closed', 'too_many')),
  from_address text not null check (length(from_address) <= 254),
  subject text not null check (length(subject) <= 300),
  -- While it waits; forgotten once it is decided.
  words text not null default '' check (length(words) <= 20000),
  -- Attachments that were not taken.
  files_left integer not null default 0 check (files_left >= 0),
  received_at timestamptz not null,
  decided_at timestamptz,
  decided_by text references staff,
  primary key (merchant_id, id),
  constraint support_mail_once unique (merchant_id, message_key),
  constraint support_mail_held check ((held_reason is null) = (status = 'landed')),
  constraint support_mail_decided check ((decided_at is not null) = (status in ('let_in', 'thrown_away'))),
  constraint support_mail_forgotten check (status = 'held' or words = '')
);
create index support_mail_of_ticket on support_mail (merchant_id, ticket_id, received_at);
create index support_mail_by_id on support_mail (id);
create index support_mail_waiting on support_mail (received_at, id) where status = 'held';
call tenant_table('support_mail');
call status_subject('support_mail');

create unique index support_ticket_by_number on support_ticket (number, merchant_id);
