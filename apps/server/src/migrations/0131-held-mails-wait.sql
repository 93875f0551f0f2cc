-- Mails that wait for an agent to decide about them, as "My work" of the console counts them.
create view support_mail_to_decide with (security_invoker = true) as
  select m.merchant_id, m.id, m.ticket_id, t.number as ticket_number, m.received_at
    from support_mail m join support_ticket t on t.merchant_id = m.merchant_id and t.id = m.ticket_id
   where m.status = 'held';
call reading_view('support_mail_to_decide');
