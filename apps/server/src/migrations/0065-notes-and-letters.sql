-- What staff write down about a merchant for their colleagues: written once, with who wrote it.
create table merchant_note (
  merchant_id text not null references merchant,
  id text not null,
  text text not null check (length(text) between 3 and 2000),
  author text not null references staff,
  written_at timestamptz not null,
  primary key (merchant_id, id)
);
create index merchant_note_newest on merchant_note (merchant_id, written_at desc, id desc);
call tenant_table('merchant_note');
call append_only('merchant_note');

-- Which letters were decided about a merchant, and to whom: the heading alone, never what a letter carries.
create table sent_letter (
  merchant_id text not null references merchant,
  id text not null,
  kind text not null,
  heading_en text not null,
  heading_ar text not null,
  recipient text not null,
  -- What carries it away; it is wiped there once it has left.
  message_id text not null,
  decided_at timestamptz not null,
  primary key (merchant_id, id)
);
create index sent_letter_newest on sent_letter (merchant_id, decided_at desc, id desc);
create index sent_letter_age on sent_letter (decided_at);
call tenant_table('sent_letter');
-- With when it left, for whoever works across merchants; who does not sees no message of the outbox.
create view sent_letter_public with (security_invoker = true) as
  select merchant_id, id, kind, heading_en, heading_ar, recipient, decided_at,
    (select delivered_at from outbox_message where outbox_message.id = message_id) as sent_at
    from sent_letter;
call reading_view('sent_letter_public');
