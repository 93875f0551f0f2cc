-- Since when a store sells nothing new: its merchant was suspended, or the company it sells under was. A store that names none sells
-- under the merchant's first one.

create view store_standing with (security_invoker = true) as
  select s.merchant_id, s.id as store_id,
         coalesce(m.suspended_at, (select e.suspended_at from legal_entity e
                                    where e.merchant_id = s.merchant_id and (s.legal_entity_id is null or e.id = s.legal_entity_id)
                                    order by e.created_at, e.id limit 1)) as stopped_at
    from store s join merchant m on m.merchant_id = s.merchant_id;
call reading_view('store_standing');
