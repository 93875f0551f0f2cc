-- Of which letters about the end of an owner's ID somebody has been told: each is sent once for each end.

create table legal_entity_owner_notice (
  merchant_id text not null,
  legal_entity_id text not null,
  owner_id text not null check (length(owner_id) between 1 and 64),
  expires_on date not null,
  notice text not null check (notice in ('days_30', 'days_14', 'days_3', 'expired')),
  told_at timestamptz not null,
  primary key (merchant_id, legal_entity_id, owner_id, expires_on, notice),
  foreign key (merchant_id, legal_entity_id) references legal_entity (merchant_id, id)
);
call tenant_table('legal_entity_owner_notice');
