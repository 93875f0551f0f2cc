-- Offers: who ended one, and one open offer of the nightly job for each store and each advance it would pay off.

alter table offer
  -- 'job', the id of the staff who made it, or empty for the provider's records from before.
  alter column made_by set default '',
  -- Empty: the product's own risk rules; then withdrawn_reason is one of their codes and no sentence.
  add withdrawn_by text not null default '',
  add withdrawn_at timestamptz;
update offer set made_by = '' where sized_on_minor is null;

create unique index offer_of_job on offer (merchant_id, store_id, coalesce(pays_off_loan_id, ''))
  where made_by = 'job' and status in ('active', 'hidden');
create index offer_list on offer (created_at desc, id desc);
create index offer_expiring on offer (expires_at) where status = 'active';
