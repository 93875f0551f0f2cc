-- Disputes that wait for whoever decides them, or for the second person.
create view dispute_to_decide with (security_invoker = true) as
  select merchant_id, id, type, currency, disputed_minor, coalesce(challenged_at, created_at) as challenged_at, proposed_by, proposed_at
    from dispute where status = 'arbitration';
call reading_view('dispute_to_decide');
