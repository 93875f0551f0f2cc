-- When a store may sell is said once: nothing stopped it and it is not closed. What an advance runs for, and was decided for, is what an
-- offer may run for.

create or replace view store_standing with (security_invoker = true) as
  select s.merchant_id, s.id as store_id, g.stopped_at, g.stopped_at is null and s.closed_at is null as may_sell
    from store s
    join merchant m on m.merchant_id = s.merchant_id
   cross join lateral (
         select coalesce(m.suspended_at, (select e.suspended_at from legal_entity e
                                           where e.merchant_id = s.merchant_id and (s.legal_entity_id is null or e.id = s.legal_entity_id)
                                           order by e.created_at, e.id limit 1)) as stopped_at) g;

alter table advance add constraint advance_tenor_check check (tenor between 4 and 28 and tenor % 4 = 0);
alter table application_decision add constraint application_decision_tenor_check check (tenor between 4 and 28 and tenor % 4 = 0);
