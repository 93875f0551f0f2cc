-- Whom a merchant names for finance, technology, operations and marketing; who said yes gets the letters of their purpose.

create table merchant_contact (
  merchant_id text not null references merchant,
  id text not null,
  purpose text not null check (purpose in ('finance', 'technical', 'operations', 'marketing')),
  name text not null check (length(name) between 1 and 80),
  email text not null check (length(email) between 3 and 254),
  phone text check (length(phone) between 3 and 16),
  language text not null check (language in ('en', 'ar')),
  -- Of the secret in the address that asks, and that ends the letters: of one e-mail alone.
  token_hash text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz,
  version integer not null default 1 check (version > 0),
  created_at timestamptz not null,
  primary key (merchant_id, id)
);
create unique index merchant_contact_email on merchant_contact (merchant_id, purpose, lower(email));
create index merchant_contact_by_token on merchant_contact (token_hash);
call tenant_table('merchant_contact');
