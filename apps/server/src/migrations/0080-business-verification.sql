-- The blocks of a business verification, on the application they belong to. An IBAN that is given waits for its missing digits;
-- wrong ones are counted.
alter table application
  add column shareholders jsonb,
  add column bank_name text not null default '',
  add column given_iban text,
  add column given_bank_name text not null default '',
  add column signatory_code_sent_at timestamptz,
  add column iban_tries integer not null default 0 check (iban_tries >= 0),
  add column iban_tries_from timestamptz;
