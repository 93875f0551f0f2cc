-- Whoever sees some stores only: what stands in a status is counted store by store, and each count ends early.
create index purchase_by_store_status on purchase (merchant_id, store_id, status, created_at desc, id desc) include (product, source, amount_minor);
