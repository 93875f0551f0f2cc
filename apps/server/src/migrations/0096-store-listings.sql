-- How a store is shown to shoppers: what its merchant writes, and beside it what was reviewed and published.

call status_subject('store_listing');

create table store_listing (
  merchant_id text not null references merchant,
  -- The store's own id: it has one listing.
  id text not null,
  -- Of what was written last; what is published stands beside it.
  status text not null check (status in ('draft', 'in_review', 'published', 'rejected', 'unpublished')),
  version integer not null default 1 check (version > 0),
  document jsonb not null,
  published jsonb,
  published_at timestamptz,
  saved_by text not null references person,
  saved_at timestamptz not null,
  submitted_at timestamptz,
  deadline_at timestamptz,
  decided_by text references staff,
  decided_at timestamptz,
  -- What the merchant is told, of a rejection or of the end of a publication.
  said_en text not null default '',
  said_ar text not null default '',
  primary key (merchant_id, id),
  foreign key (merchant_id, id) references store (merchant_id, id),
  check ((published is null) = (published_at is null)),
  check (status <> 'published' or published is not null),
  check (status <> 'in_review' or (submitted_at is not null and deadline_at is not null))
);
create index store_listing_waiting on store_listing (deadline_at, id) where status = 'in_review';
call tenant_table('store_listing');

create view store_listing_public with (security_invoker = true) as
  select merchant_id, id, status, published is not null as is_live, submitted_at, deadline_at
    from store_listing;
call reading_view('store_listing_public');
