-- What must leave (mail, SMS, calls to partners) is a row of the transaction that decided it.
create table outbox_message (
  id text primary key,
  kind text not null,
  -- Encrypted: a mail may carry a code. Wiped once delivered.
  sealed bytea,
  created_at timestamptz not null,
  delivered_at timestamptz,
  attempts int not null default 0,
  last_error text,
  check ((sealed is null) = (delivered_at is not null))
);
create index outbox_message_waiting on outbox_message (created_at) where delivered_at is null;
call system_table('outbox_message');

-- Where mail and SMS land in development and demo mode (/dev/inbox).
create table dev_message (
  id text primary key,
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  subject text,
  text text not null,
  html text,
  code text,
  attachments jsonb not null default '[]',
  at timestamptz not null
);
create index dev_message_newest on dev_message (at desc, id desc);
call system_table('dev_message');
