-- A shopper says on a page of their own what went wrong, follows it there and is told by SMS; drafts have versions.

alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check
  check (purpose in ('first_factor', 'second_factor', 'set_up', 'account_phone', 'account_phone_proof', 'contract', 'payment', 'part_link', 'claim'));

-- The token of the shopper's page, hashed; null of what was opened before there was one.
alter table dispute add column claim_hash text;
create index dispute_by_claim on dispute (claim_hash) where claim_hash is not null;
-- Lines of the order that the shopper named, and the language they read.
alter table dispute add column claimed_items jsonb not null default '[]';
alter table dispute add column shopper_language text check (shopper_language in ('en', 'ar'));
-- Counted up with each change of the written answer: who writes on an older one is told.
alter table dispute add column answer_version integer not null default 0;

-- In which language a shopper reads.
create or replace view checkout_session_public with (security_invoker = true) as
  select merchant_id, id, order_id, status, expires_at, success_url, created_at, language
    from checkout_session;
