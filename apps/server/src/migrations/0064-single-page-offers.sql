-- Which application an offer is taken with: the wizard, or the older form of one page that has no steps (DEC-APPL-15).
alter table offer
  add form text not null default 'wizard' check (form in ('wizard', 'single_page'));
