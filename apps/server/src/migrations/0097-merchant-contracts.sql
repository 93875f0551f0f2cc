-- The contract of a merchant: where it stands belongs to the merchant, whom selling and people ask before they let anything begin;
-- what it says and who signed it lie apart.
create table merchant_contract (
  merchant_id text not null references merchant,
  id text not null,
  status text not null default 'none' check (status in ('none', 'sent', 'signed', 'completed')),
  sent_at timestamptz,
  signed_at timestamptz,
  completed_at timestamptz,
  created_at timestamptz not null,
  primary key (merchant_id, id),
  unique (merchant_id),
  check (sent_at is null or status <> 'none'),
  check (signed_at is null or status in ('signed', 'completed')),
  check ((status = 'completed') = (completed_at is not null))
);
create index merchant_contract_signed on merchant_contract (signed_at) where status = 'signed';
call tenant_table('merchant_contract');
call status_subject('merchant_contract');

create view contract_standing with (security_invoker = true) as
  select merchant_id, id, status, sent_at, signed_at, completed_at, created_at
    from merchant_contract;
call reading_view('contract_standing');

-- Who sells by now has signed on paper before (docs/decisions/0031).
insert into merchant_contract (merchant_id, id, status, completed_at, created_at)
select merchant_id, 'ctr_' || merchant_id, 'completed', created_at, created_at from merchant where sandbox_of is null;

create table contract_paper (
  merchant_id text not null,
  contract_id text not null,
  number text not null,
  signatory_name text not null,
  signatory_email text not null,
  -- Everything it says, so that the signed copy repeats it whatever changed since.
  contents jsonb not null,
  document_key text not null,
  document_sha256 text not null,
  -- Of the letter's address alone: what signs where the page of the application does not.
  token_hash text not null,
  drawn_at timestamptz not null,
  letter_at timestamptz not null,
  terms_accepted_at timestamptz,
  terms_accepted_by text references person,
  -- Who signed, when, from where and how they proved it; then for the provider.
  evidence jsonb,
  countersigned_by text references staff,
  countersigned_name text,
  -- Set again after each signature.
  sealed_key text,
  sealed_status text check (sealed_status in ('signed', 'completed')),
  primary key (merchant_id, contract_id),
  foreign key (merchant_id, contract_id) references merchant_contract (merchant_id, id),
  check ((terms_accepted_at is null) = (terms_accepted_by is null)),
  check ((sealed_key is null) = (sealed_status is null))
);
call tenant_table('contract_paper');
