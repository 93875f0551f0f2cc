-- Contracts as they were written and sent: envelopes, and the events of the service that keeps them, exactly once each.

create table envelope (
  merchant_id text not null,
  id text not null,
  application_id text not null,
  -- The e-mailed address carries the token; only its hash is kept.
  token_hash text not null,
  status text not null check (status in ('sent', 'viewed', 'signed', 'declined', 'expired')),
  title text not null,
  -- What the contract says, so that the signed copy repeats it word for word whatever changed since.
  contents jsonb not null,
  signer_name text not null,
  signer_email text not null,
  signer_phone text not null,
  document_key text not null,
  document_sha256 text not null,
  signed_document_key text,
  -- Who signed, when, from where, with which code request: the audit page.
  evidence jsonb,
  declined_reason text not null default '',
  -- The service that keeps it, its name for it and where it is signed there; our own keeps the merchant's paper itself.
  service text not null default 'embedded' check (service in ('embedded', 'docuseal', 'documenso')),
  external_id text not null default '',
  external_address text not null default '',
  reminders integer not null default 0,
  sent_at timestamptz not null,
  viewed_at timestamptz,
  signed_at timestamptz,
  expires_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, token_hash),
  foreign key (merchant_id, application_id) references application (merchant_id, id)
);
create unique index envelope_open on envelope (merchant_id, application_id) where status in ('sent', 'viewed', 'signed');
create unique index envelope_external on envelope (merchant_id, service, external_id) where external_id <> '';
create index envelope_by_external on envelope (service, external_id) where external_id <> '';
create index envelope_by_token on envelope (token_hash);
create index envelope_open_by_age on envelope (sent_at) where status in ('sent', 'viewed');
call tenant_table('envelope');

create table signing_event (
  merchant_id text not null,
  id text not null,
  envelope_id text not null,
  kind text not null check (kind in ('viewed', 'signed', 'declined', 'expired')),
  -- A service's own id of the event; empty for ours.
  service_event_id text not null default '',
  at timestamptz not null,
  handled_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, envelope_id) references envelope (merchant_id, id)
);
create unique index signing_event_once on signing_event (merchant_id, envelope_id, service_event_id)
  where service_event_id <> '';
create index signing_event_of on signing_event (merchant_id, envelope_id);
call tenant_table('signing_event');

-- What modules that do not own these tables may read of them (tools/lint/tables.json).

-- Which application a contract is of.
create view envelope_public with (security_invoker = true) as
  select merchant_id, id, application_id
    from envelope;
call reading_view('envelope_public');
