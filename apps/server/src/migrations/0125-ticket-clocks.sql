-- Until when somebody answers who waits, by the hours of service of the merchant's country; null while nobody waits. What is late
-- rises: first it is marked, then the lead is written to.
alter table support_ticket add column answer_due_at timestamptz;
alter table support_ticket add column escalation integer not null default 0 check (escalation between 0 and 2);
alter table support_ticket add column escalate_at timestamptz;
update support_ticket set answer_due_at = first_due_at, escalate_at = first_due_at
 where first_answered_at is null and status in ('new', 'opened', 'escalated');
alter table support_ticket add constraint support_ticket_waits check (escalate_at is null or answer_due_at is not null);
create index support_ticket_escalates on support_ticket (escalate_at, id) where escalate_at is not null;

create or replace view support_waiting with (security_invoker = true) as
  select merchant_id, id, number, status, subject, assignee_id, first_due_at, first_answered_at, created_at, updated_at,
         answer_due_at, escalation
    from support_ticket
   where status in ('new', 'opened', 'escalated');
