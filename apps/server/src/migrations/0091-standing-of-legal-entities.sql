-- A legal entity has a standing of its own: it is asked for a new licence before the old one ends, suspended when that is overdue,
-- and under review while its merchant has sent something new. Whether it is suspended outlives the status: who sends an update
-- is not reinstated before somebody has looked at it.

alter table legal_entity drop constraint legal_entity_status_check;
alter table legal_entity
  add constraint legal_entity_status_check
    check (status in ('active', 'pending_info', 'suspending', 'suspended', 'in_review', 'rejected')),
  add column version integer not null default 1 check (version > 0),
  add column suspended_at timestamptz,
  -- When somebody of us had accepted what it says of itself. Nothing is paid to the account of one that was never accepted.
  add column confirmed_at timestamptz,
  -- What the company says, in the blocks of an application to sell; null where it was entered by hand.
  add column company jsonb;
update legal_entity set confirmed_at = created_at;
update legal_entity set suspended_at = created_at where status = 'suspended';
alter table legal_entity
  add constraint legal_entity_suspended_check check (status <> 'suspended' or suspended_at is not null);
create index legal_entity_expiry on legal_entity (licence_expires_on) where licence_expires_on is not null;

call status_subject('legal_entity');

create or replace view legal_entity_public with (security_invoker = true) as
  select merchant_id, id, status, legal_company_name, iban, bank_name, created_at, commercial_registration_number,
         country, licence_expires_on, suspended_at, confirmed_at
    from legal_entity;
call reading_view('legal_entity_public');

-- Since when a merchant may sell nothing new: it was suspended itself, or the company it sells under was.
create view merchant_standing with (security_invoker = true) as
  select m.merchant_id,
         coalesce(m.suspended_at, (select e.suspended_at from legal_entity e
                                    where e.merchant_id = m.merchant_id order by e.created_at, e.id limit 1)) as stopped_at
    from merchant m;
call reading_view('merchant_standing');
