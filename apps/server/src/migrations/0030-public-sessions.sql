-- A session that a shop's app or page asked for with the public key, which may read those again and no others.
alter table checkout_session add column is_public boolean not null default false;
