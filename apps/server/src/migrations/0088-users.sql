-- Who works for a merchant, as its own admins keep it: invited, let in, kept out for a while, let go.

-- Kept out for a while: the row stays, and gives no right.
alter table membership add column disabled_at timestamptz;

-- Who works for whom, and in which stores; whoever is kept out does not.
create or replace view membership_public with (security_invoker = true) as
  select merchant_id, person_id, role, store_ids, created_at
    from membership
   where disabled_at is null;

-- A merchant that has an admin keeps one, whoever writes: of two who go at once, the second finds the first one gone.
create function keep_an_admin() returns trigger language plpgsql as $$
begin
  perform from merchant where merchant_id = old.merchant_id for no key update;
  if not exists (select from membership
                  where merchant_id = old.merchant_id and role = 'workspace_admin' and disabled_at is null) then
    raise exception 'the last workspace admin of % stays', old.merchant_id using errcode = '23514';
  end if;
  return null;
end $$;
create trigger keep_an_admin_deleted after delete on membership
  for each row when (old.role = 'workspace_admin' and old.disabled_at is null)
  execute function keep_an_admin();
create trigger keep_an_admin_changed after update of role, disabled_at on membership
  for each row when (old.role = 'workspace_admin' and old.disabled_at is null
                     and (new.role <> 'workspace_admin' or new.disabled_at is not null))
  execute function keep_an_admin();

-- Somebody who was invited and has not signed in with that contact yet. Once they do, or are uninvited, the row goes.
create table user_invite (
  merchant_id text not null references merchant,
  id text not null,
  email text check (email = lower(email) and position('@' in email) > 1),
  phone text check (phone ~ '^\+[0-9]{2,15}$'),
  first_name text not null,
  last_name text not null,
  role text not null check (role in ('workspace_admin', 'settlements', 'supervisor', 'sales_manager')),
  store_ids text[],
  created_at timestamptz not null,
  -- When its letter or text last left, and until when it is of use.
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (merchant_id, id),
  constraint user_invite_one_contact check (num_nonnulls(email, phone) = 1),
  constraint user_invite_email unique (merchant_id, email),
  constraint user_invite_phone unique (merchant_id, phone)
);
create index user_invite_by_email on user_invite (email);
create index user_invite_by_phone on user_invite (phone);
call tenant_table('user_invite');

-- When somebody last worked in a merchant's pages: for its admins, and for the sign-in, which goes back there.
create table workspace_visit (
  merchant_id text not null references merchant,
  person_id text not null references person,
  last_active_at timestamptz not null,
  primary key (merchant_id, person_id)
);
create index workspace_visit_by_person on workspace_visit (person_id);
call tenant_table('workspace_visit');
