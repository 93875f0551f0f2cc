-- When an approval was proposed, and what waits of applications to sell for the provider's staff: they belong to no merchant yet,
-- so who has taken one stands with it and not among the assignments.
alter table onboarding_form add column proposed_at timestamptz;
update onboarding_form set proposed_at = coalesce(taken_at, saved_at) where proposal is not null;

create view onboarding_waiting with (security_invoker = true) as
  select f.merchant_id, f.application_id as id, a.status, f.document #>> '{basic_info,business_name}' as business_name,
         f.submitted_at, f.deadline_at, f.taken_by, f.proposed_by, coalesce(f.proposed_at, f.submitted_at) as proposed_at
    from onboarding_form f join onboarding_status a on a.merchant_id = f.merchant_id and a.id = f.application_id
   where a.status in ('partially_submitted', 'submitted', 'in_review');
call reading_view('onboarding_waiting');
