-- Who of the staff has taken a piece of work. Nobody else is kept from it: it says whom it waits for first.
create table assignment (
  merchant_id text not null references merchant,
  subject text not null check (subject in ('application', 'relief', 'transfer', 'debit', 'payout', 'adjustment', 'write_off', 'webhook')),
  subject_id text not null,
  assignee text not null references staff,
  assigned_by text not null references staff,
  assigned_at timestamptz not null,
  primary key (merchant_id, subject, subject_id)
);
create index assignment_of on assignment (assignee);
call tenant_table('assignment');
create view assignment_public with (security_invoker = true) as
  select merchant_id, subject, subject_id, assignee, assigned_at from assignment;
call reading_view('assignment_public');

-- What modules show of what waits for a person.
create view relief_public with (security_invoker = true) as
  select merchant_id, id, advance_id, kind, weeks, status, asked_at, proposed_by, proposed_at from relief;
call reading_view('relief_public');
create view write_off_public with (security_invoker = true) as
  select merchant_id, id, advance_id, status, principal_minor, fee_minor, proposed_by, proposed_at from write_off;
call reading_view('write_off_public');
create view book_difference_public with (security_invoker = true) as
  select merchant_id, id, advance_id, kind, found_at, gone_at from book_difference;
call reading_view('book_difference_public');
create view debit_public with (security_invoker = true) as
  select merchant_id, id, advance_id, attempt, status, currency, amount_minor, presented_on, created_at, chased_on from debit;
call reading_view('debit_public');
create view adjustment_proposal with (security_invoker = true) as
  select merchant_id, id, currency, amount_minor, reason, proposed_by, proposed_at
    from adjustment where status = 'proposed';
call reading_view('adjustment_proposal');
create view bank_line_public with (security_invoker = true) as
  select id, file_id, currency, amount_minor, state from bank_line;
call reading_view('bank_line_public');
create view bank_file_public with (security_invoker = true) as
  select id, name, currency, uploaded_at from bank_file;
call reading_view('bank_file_public');
create view webhook_public with (security_invoker = true) as
  select merchant_id, id, url, failing_since, paused_at from webhook where deleted_at is null;
call reading_view('webhook_public');

-- Calls that were agreed with merchants, without the phone to ring: whoever rings reads it where reading is on record.
create view scheduled_call with (security_invoker = true) as
  select merchant_id, id, (payload ->> 'date')::date as agreed_on, at from product_event where name = 'ScheduledCall';
call reading_view('scheduled_call');
