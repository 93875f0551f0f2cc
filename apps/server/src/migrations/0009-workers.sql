-- Which workers of the queue live; what a silent one held is given back.
create table job_worker (
  worker_id text primary key,
  seen_at timestamptz not null
);
