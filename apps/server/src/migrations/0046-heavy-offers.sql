-- An offer whose weekly minimum takes more than 60 percent of the merchant's average week is made by two, with a reason
-- (docs/decisions/0057). One that waits for the second of them is proposed; no merchant sees it.

alter table offer
  -- The minimum as a share of the average week when it was made, in hundredths of a percent; null where no week was known.
  add column burden_percent_hundredths integer check (burden_percent_hundredths >= 0),
  add column burden_reason text not null default '',
  add column approved_by text not null default '',
  drop constraint offer_status_check,
  add constraint offer_status_check check (status in ('proposed', 'active', 'hidden', 'used', 'withdrawn', 'expired')),
  add constraint offer_heavy_by_two check (
    coalesce(burden_percent_hundredths, 0) <= 6000
    or (made_by <> 'job' and burden_reason <> ''
        and (status in ('proposed', 'withdrawn') or (approved_by <> '' and approved_by <> made_by))));
