-- The embedded signing service: envelopes, and the events it sends exactly once each.

create table envelope (
  merchant_id text not null,
  id text not null,
  application_id text not null,
  -- The e-mailed address carries the token; only its hash is kept.
  token_hash text not null,
  status text not null check (status in ('sent', 'viewed', 'signed', 'declined', 'expired')),
  title text not null,
  signer_name text not null,
  signer_email text not null,
  signer_phone text not null,
  document_key text not null,
  document_sha256 text not null,
  signed_document_key text,
  -- Who signed, when, from where, with which code request: the audit page.
  evidence jsonb,
  sent_at timestamptz not null,
  viewed_at timestamptz,
  signed_at timestamptz,
  expires_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id, token_hash),
  foreign key (merchant_id, application_id) references application (merchant_id, id)
);
call tenant_table('envelope');
create index envelope_by_token on envelope (token_hash);
create unique index envelope_open on envelope (merchant_id, application_id) where status in ('sent', 'viewed', 'signed');

create table signing_event (
  merchant_id text not null,
  id text not null,
  envelope_id text not null,
  kind text not null check (kind in ('viewed', 'signed', 'declined', 'expired')),
  at timestamptz not null,
  handled_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, envelope_id) references envelope (merchant_id, id)
);
call tenant_table('signing_event');
