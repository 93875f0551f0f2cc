-- What the desk adds: decisions as they were taken, contracts as they were written, codes for signing them.

create table application_decision (
  merchant_id text not null,
  id text not null,
  application_id text not null,
  action text not null check (action in ('proposed', 'approved', 'rejected', 'reset', 'returned')),
  staff_id text not null references staff,
  reasons text[] not null default '{}',
  note text not null default '',
  -- What was decided on: never above what was asked.
  amount_minor bigint not null check (amount_minor > 0),
  tenor integer not null,
  at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, application_id) references application (merchant_id, id)
);
call tenant_table('application_decision');
call append_only('application_decision');
create index application_decision_of on application_decision (merchant_id, application_id, at);

-- What the contract says, so that the signed copy repeats it word for word whatever changed since.
alter table envelope add contents jsonb not null;
alter table envelope add reminders integer not null default 0;
create index envelope_open_by_age on envelope (sent_at) where status in ('sent', 'viewed');
create index signing_event_of on signing_event (merchant_id, envelope_id);

create index audit_entry_newest on audit_entry (at desc, merchant_id desc, number desc);
create index application_by_deadline on application (status, deadline_at, id);
create index merchant_newest on merchant (created_at desc, merchant_id desc);

alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check
  check (purpose in ('first_factor', 'second_factor', 'set_up', 'account_phone', 'contract'));
