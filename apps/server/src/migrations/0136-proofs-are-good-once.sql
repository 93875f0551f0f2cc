-- A proof that the linked phone was at hand is good for one act: what was used up stands here until it has run out.
create table spent_proof (
  digest bytea primary key,
  spent_at timestamptz not null
);
create index spent_proof_by_age on spent_proof (spent_at);
