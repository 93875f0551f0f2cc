-- A pair of keys may be limited to some stores of its merchant (decision 0118): one pair stands for all of them, and one for each set.
-- Ids of stores are sorted; those of a sandbox are the live ones.
alter table api_key add column store_ids text[];
alter table api_key add constraint api_key_store_ids_check check (store_ids is null or cardinality(store_ids) > 0);
drop index api_key_one_of_a_kind;
create unique index api_key_one_of_a_kind on api_key (merchant_id, kind, coalesce(store_ids, '{}')) where revoked_at is null;

-- A secret is shown once; what could show it again is gone from then on.
alter table api_key add column shown_at timestamptz;
