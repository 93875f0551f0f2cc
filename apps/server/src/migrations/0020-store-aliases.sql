-- Codes that a store is known by besides its own: plugins send what their platform calls the store, not what we do.

alter table store add column aliases text[] not null default '{}';

create or replace view store_public with (security_invoker = true) as
  select merchant_id, id, code, name, name_ar, country, currency, products, created_at, aliases
    from store;
