-- Reports read across merchants by their role. A setting on the role said so before, which only a superuser may
-- give: the administrator of a managed PostgreSQL is none.
create or replace function app_reaches_all() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('app.reach', true), '') in ('provider', 'system') or current_user = 'daftar_report';
