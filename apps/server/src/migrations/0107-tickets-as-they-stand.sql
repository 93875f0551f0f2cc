-- Every ticket as others read it: what a merchant asked, who has it and until when it is answered first.
create view support_ticket_public with (security_invoker = true) as
  select merchant_id, id, number, status, subject, assignee_id, first_due_at, first_answered_at, created_at
    from support_ticket;
call reading_view('support_ticket_public');
