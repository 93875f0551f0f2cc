-- Campaigns of merchants in the provider's shopping app: written, reviewed, paid for by the wallet, counted.

call status_subject('ad_campaign');
call assignment_subject('campaign');

create table ad_campaign (
  merchant_id text not null references merchant,
  id text not null,
  store_id text not null,
  name text not null check (length(name) between 1 and 80),
  placement text not null check (placement in ('home_banner', 'category_banner', 'search_sponsor', 'push_message')),
  status text not null check (status in ('draft', 'in_review', 'active', 'paused', 'finished', 'rejected')),
  version integer not null default 1 check (version > 0),
  currency text not null,
  starts_on date,
  ends_on date,
  daily_minor bigint check (daily_minor > 0),
  total_minor bigint check (total_minor > 0),
  -- Handles of files; empty while there is none.
  picture_en text not null default '',
  picture_ar text not null default '',
  link text not null default '',
  -- Agreed on as it was handed in; null before.
  priced_by text check (priced_by in ('thousand_impressions', 'click')),
  price_minor bigint check (price_minor > 0),
  created_by text not null references person,
  created_at timestamptz not null,
  submitted_at timestamptz,
  deadline_at timestamptz,
  decided_at timestamptz,
  finished_at timestamptz,
  -- Why it was sent back.
  reason text check (reason in ('picture_unclear', 'picture_languages', 'misleading', 'not_allowed', 'link_broken', 'brand_of_others', 'other')),
  note text not null default '' check (length(note) <= 300),
  -- What was counted on the last day on which anything was: units are what its price is for.
  counted_on date,
  day_units bigint not null default 0,
  day_minor bigint not null default 0,
  -- What it has cost so far, and how much of that stands in the journal.
  spent_minor bigint not null default 0,
  posted_minor bigint not null default 0,
  primary key (merchant_id, id),
  foreign key (merchant_id, store_id) references store (merchant_id, id),
  constraint ad_campaign_whole check (status in ('draft', 'rejected') or (
    starts_on is not null and ends_on is not null and daily_minor is not null and total_minor is not null
    and picture_en <> '' and picture_ar <> '' and link <> '' and priced_by is not null and price_minor is not null
    and submitted_at is not null)),
  constraint ad_campaign_dates check (ends_on >= starts_on),
  constraint ad_campaign_budget check (day_minor >= 0 and day_minor <= spent_minor and posted_minor >= 0 and posted_minor <= spent_minor
    and (spent_minor = 0 or (day_minor <= daily_minor and spent_minor <= total_minor))),
  constraint ad_campaign_reason check ((status = 'rejected') = (reason is not null)),
  constraint ad_campaign_finished check ((status = 'finished') = (finished_at is not null))
);
create index ad_campaign_newest on ad_campaign (merchant_id, created_at desc, id desc);
create index ad_campaign_all on ad_campaign (created_at desc, id desc);
create index ad_campaign_waiting on ad_campaign (deadline_at, id) where status = 'in_review';
create index ad_campaign_shown on ad_campaign (placement, currency) where status = 'active';
call tenant_table('ad_campaign');

-- What was counted of a campaign, day by day where its merchant is.
create table ad_day (
  merchant_id text not null,
  campaign_id text not null,
  day date not null,
  impressions bigint not null default 0,
  clicks bigint not null default 0,
  orders bigint not null default 0,
  spent_minor bigint not null default 0,
  -- When its cost went into the journal, once.
  posted_at timestamptz,
  primary key (merchant_id, campaign_id, day),
  foreign key (merchant_id, campaign_id) references ad_campaign (merchant_id, id)
);
create index ad_day_to_post on ad_day (day) where posted_at is null and spent_minor > 0;
call tenant_table('ad_day');

-- An ad that was shown once: kept for a few days, so that it counts once. It says nothing of who saw it.
create table ad_view (
  merchant_id text not null,
  -- Of the ticket.
  id text not null,
  campaign_id text not null,
  seen_at timestamptz not null,
  is_counted boolean not null,
  clicked_at timestamptz,
  -- The order that named the press, which counts once.
  order_id text,
  primary key (merchant_id, id),
  foreign key (merchant_id, campaign_id) references ad_campaign (merchant_id, id)
);
create unique index ad_view_order on ad_view (merchant_id, order_id) where order_id is not null;
create index ad_view_clicked on ad_view (clicked_at) where clicked_at is not null and order_id is null;
create index ad_view_old on ad_view (seen_at);
call tenant_table('ad_view');

-- Shops hand back which press an order came of.
create index order_detail_ad_click on order_detail (merchant_id, (meta ->> 'ad_click')) where meta ->> 'ad_click' is not null;

create view ad_campaign_public with (security_invoker = true) as
  select merchant_id, id, name, status, currency, total_minor, spent_minor, posted_minor, submitted_at, deadline_at
    from ad_campaign;
call reading_view('ad_campaign_public');

-- Rights that are given to a person beside the role, or instead of it.
alter table membership add column ads_only boolean not null default false;
alter table membership add column ads_ops boolean not null default false;
alter table membership add column ads_inviter boolean not null default false;
-- Whoever is let in for campaigns alone has the smallest role, of which nothing is theirs.
alter table membership add constraint membership_ads_only check (not ads_only or (role = 'sales_manager' and not ads_ops));

create or replace view membership_public with (security_invoker = true) as
  select merchant_id, person_id, role, store_ids, created_at, ads_only, ads_ops, ads_inviter
    from membership
   where disabled_at is null;

alter table user_invite add column ads_only boolean not null default false;
alter table user_invite add constraint user_invite_ads_only check (not ads_only or role = 'sales_manager');
