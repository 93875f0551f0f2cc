-- What a merchant's shop runs on, and the organization it was accepted for, where they are known: asked by integrations.
alter table merchant
  add column platform text check (length(platform) between 1 and 60),
  add column organization_id text check (length(organization_id) between 1 and 64);
