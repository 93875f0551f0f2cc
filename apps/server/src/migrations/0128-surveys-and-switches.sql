-- Where a merchant stands among all, from 0 to 99, for something of that name: the same for good, and of another name elsewhere.
-- What is for a share of the merchants is for those who stand below it, so who is in stays in when the share grows.
create function share_place(of_what text, merchant text) returns integer language sql immutable parallel safe return
  ('x' || substr(md5(of_what || ':' || merchant), 1, 7))::bit(28)::integer % 100;

-- What merchants' people are asked, in both languages. The provider's own: it names no merchant.
create table survey (
  id text primary key,
  opens text not null check (opens in ('itself', 'card')),
  title text not null,
  title_ar text not null,
  intro text not null default '',
  intro_ar text not null default '',
  -- {kind, text: {en, ar}, options: [{en, ar}], required}, in their order.
  questions jsonb not null check (jsonb_typeof(questions) = 'array'),
  -- Who sees it; none named is all of them.
  countries text[] not null default '{}',
  roles text[] not null default '{}',
  percent integer not null check (percent between 1 and 100),
  from_at timestamptz,
  until_at timestamptz,
  ended_at timestamptz,
  ended_by text references staff,
  -- Null for what came with the product.
  made_by text references staff,
  made_at timestamptz not null,
  constraint survey_time check (from_at is null or until_at is null or from_at < until_at)
);
create index survey_newest on survey (made_at desc, id desc);
grant select on survey to daftar_report;

-- Once per person, merchant and survey: what was answered, or that it was put away.
create table survey_answer (
  merchant_id text not null references merchant,
  survey_id text not null references survey,
  person_id text not null references person,
  outcome text not null check (outcome in ('answered', 'dismissed')),
  -- {choices: [place of an option], words}, one for each question; none of what was put away.
  answers jsonb not null default '[]',
  language text not null check (language in ('en', 'ar')),
  at timestamptz not null,
  primary key (merchant_id, survey_id, person_id),
  constraint survey_answer_none check (outcome = 'answered' or answers = '[]')
);
create index survey_answer_by_survey on survey_answer (survey_id, at desc);
call tenant_table('survey_answer');

-- Which cards a shop takes (DEC-OTH-11); the experiment acquiring_survey shows the card that opens it.
insert into survey (id, opens, title, title_ar, intro, intro_ar, questions, percent, made_at) values (
  'srv_acquiring', 'card', 'Card payments at your shop', 'الدفع بالبطاقة في متجرك',
  'Three short questions. Your answers help us decide what to build next.',
  'ثلاثة أسئلة قصيرة، وإجاباتك تساعدنا على تحديد ما نعمل عليه لاحقًا.',
  '[
    {"kind": "one", "required": true, "text": {"en": "Do you take card payments today?", "ar": "هل تقبل الدفع بالبطاقة اليوم؟"},
     "options": [{"en": "Yes, in my shop and online", "ar": "نعم، في المتجر وعبر الإنترنت"}, {"en": "In my shop only", "ar": "في المتجر فقط"},
                 {"en": "Online only", "ar": "عبر الإنترنت فقط"}, {"en": "No", "ar": "لا"}]},
    {"kind": "words", "required": false, "text": {"en": "With which provider?", "ar": "مع أي مزوّد؟"}, "options": []},
    {"kind": "one", "required": true, "text": {"en": "How much do you take by card in a month?", "ar": "كم تستقبل بالبطاقة في الشهر تقريبًا؟"},
     "options": [{"en": "Nothing yet", "ar": "لا شيء بعد"}, {"en": "Up to 50,000", "ar": "حتى 50,000"},
                 {"en": "50,000 to 250,000", "ar": "من 50,000 إلى 250,000"}, {"en": "More than 250,000", "ar": "أكثر من 250,000"}]}
  ]', 100, '2026-11-01T00:00:00Z');

-- For whom an experiment is on besides those for whom somebody switched it: a share of the merchants of a country, or of all
-- countries that have no row of their own.
create table experiment_rule (
  name text not null,
  country text not null check (country = 'all' or country ~ '^[A-Z]{3}$'),
  percent integer not null check (percent between 0 and 100),
  changed_by text not null references staff,
  changed_at timestamptz not null,
  primary key (name, country)
);
grant select on experiment_rule to daftar_report;

-- A change of a rule that waits for a second person: one at a time for each country of an experiment.
create table experiment_proposal (
  name text not null,
  country text not null check (country = 'all' or country ~ '^[A-Z]{3}$'),
  -- Null takes the rule away.
  percent integer check (percent between 0 and 100),
  -- What stood when it was proposed; null where there was no rule.
  from_percent integer check (from_percent between 0 and 100),
  proposed_by text not null references staff,
  proposed_at timestamptz not null,
  primary key (name, country)
);
grant select on experiment_proposal to daftar_report;

-- A rule changes for merchants that nobody can name: whoever believes what was read of any of them asks again.
create function tell_access_of_all() returns trigger language plpgsql as $$
begin
  perform pg_notify('access', '*');
  return null;
end $$;
create trigger tell_access after insert or update or delete on experiment_rule
  for each statement execute function tell_access_of_all();

-- What is on for a merchant: as somebody switched it for them, else by the share of their country, else by that of all countries.
create or replace view merchant_experiment_public with (security_invoker = true) as
  select merchant_id, name, enabled
    from merchant_experiment
  union all
  select m.merchant_id, r.name, share_place(r.name, m.merchant_id) < r.percent
    from merchant m
    join experiment_rule r on r.country = m.country
      or (r.country = 'all' and not exists (select from experiment_rule c where c.name = r.name and c.country = m.country))
   where not exists (select from merchant_experiment e where e.merchant_id = m.merchant_id and e.name = r.name);
