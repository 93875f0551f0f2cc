-- Who may do what, and the helpers every later migration uses. Runs as daftar_owner.

revoke all on schema public from public;
grant usage on schema public to daftar_app, daftar_report;
alter default privileges in schema public grant select, insert, update, delete on tables to daftar_app;
alter default privileges in schema public grant usage, select on sequences to daftar_app;

-- The merchants this transaction may see; empty without a context.
create function app_merchants() returns text[]
  language sql stable parallel safe
  return string_to_array(coalesce(current_setting('app.merchants', true), ''), ',');

-- True for the provider's staff and for the product's own work across merchants. Reports read across merchants by their
-- role: a setting on the role could say so too, but only a superuser may give it, and the administrator of a managed
-- PostgreSQL is none.
create function app_reaches_all() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('app.reach', true), '') in ('provider', 'system') or current_user = 'daftar_report';

-- The one policy: both calls stand in a sub-select, so they run once per query and not once per row.
create function tenant_policy() returns text
  language sql immutable parallel safe
  return '(select app_reaches_all()) or merchant_id = any ((select app_merchants())::text[])';

-- Say it after `create table`: row security for everybody (the owner too), and reading for reports.
create procedure tenant_table(name regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy tenant on %s using (%s) with check (%s)', name, tenant_policy(), tenant_policy());
  execute format('grant select on %s to daftar_report', name);
end $$;

-- Rows the product writes for itself: anybody may add, only work across merchants may read or change.
create procedure system_table(name regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy adding on %s for insert with check (true)', name);
  execute format('create policy reach on %s using ((select app_reaches_all()))', name);
end $$;

-- Say it after `create view`: what a module shows of its tables is read and never written. The view itself is made with
-- security_invoker, so that rights and row security are those of whoever asks.
create procedure reading_view(name regclass) language plpgsql as $$
begin
  execute format('revoke insert, update, delete on %s from daftar_app', name);
  execute format('grant select on %s to daftar_report', name);
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, tg_op using errcode = '42501';
end $$;

-- Rows are written once: by privilege for the app, by trigger for everybody, TRUNCATE included.
create procedure append_only(name regclass) language plpgsql as $$
begin
  execute format('revoke update, delete, truncate on %s from daftar_app', name);
  execute format('create trigger append_only_rows before update or delete on %s for each row execute function refuse_change()', name);
  execute format('create trigger append_only_table before truncate on %s for each statement execute function refuse_change()', name);
end $$;
