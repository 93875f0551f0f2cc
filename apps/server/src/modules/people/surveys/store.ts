import type { MerchantRole } from '@daftar/rules/access/roles'
import type { CountryCode } from '@daftar/rules/geo/countries'
import type { Language } from '@daftar/rules/geo/languages'
import type { SurveyAnswer, SurveyOpening, SurveyOutcome, SurveyQuestion } from '@daftar/rules/surveys/survey'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { values, type NewRow, type Row } from '../../../platform/database/rows.ts'

interface Known {
  opens: SurveyOpening
  questions: SurveyQuestion[]
  countries: CountryCode[]
  roles: MerchantRole[]
}

export type SurveyRow = Row<
  'survey',
  | 'id'
  | 'opens'
  | 'title'
  | 'title_ar'
  | 'intro'
  | 'intro_ar'
  | 'questions'
  | 'countries'
  | 'roles'
  | 'percent'
  | 'from_at'
  | 'until_at'
  | 'ended_at'
  | 'made_at',
  Known
>

export type SurveyAtDesk = SurveyRow & {
  maker: string | null
  ender: string | null
  answered: number
  dismissed: number
}

/** Whom a survey is asked: what decides it about somebody. */
export interface Asked {
  merchantId: string
  personId: string
  country: string
  role: MerchantRole
}

/** The surveys that run for somebody and that they have neither answered nor put away, newest first. */
export function openSurveys(tx: ReadTx, who: Asked, now: Date): Promise<SurveyRow[]> {
  return tx<SurveyRow[]>`
    select s.* from survey s
     where ${runsFor(tx, who, now)}
       and not exists (
         select from survey_answer a
          where a.merchant_id = ${who.merchantId} and a.survey_id = s.id and a.person_id = ${who.personId})
     order by s.made_at desc, s.id desc limit 10`
}

/** One that runs for somebody, whatever they did with it. */
export async function surveyFor(
  tx: ReadTx,
  id: string,
  who: Asked,
  now: Date,
): Promise<SurveyRow | undefined> {
  const [row] = await tx<
    SurveyRow[]
  >`select s.* from survey s where s.id = ${id} and ${runsFor(tx, who, now)}`
  return row
}

function runsFor(tx: ReadTx, { merchantId, country, role }: Asked, now: Date) {
  return tx`
    s.ended_at is null
    and (s.from_at is null or s.from_at <= ${now}) and (s.until_at is null or s.until_at > ${now})
    and (s.countries = '{}' or ${country} = any (s.countries))
    and (s.roles = '{}' or ${role} = any (s.roles))
    and share_place(s.id, ${merchantId}) < s.percent`
}

/** False where the person did something with the survey before. */
export async function insertAnswer(
  tx: Tx,
  row: NewRow<'survey_answer'> & { outcome: SurveyOutcome; answers: SurveyAnswer[] },
): Promise<boolean> {
  const done = await tx`insert into survey_answer ${values(tx, 'survey_answer', row)} on conflict do nothing`
  return done.count === 1
}

export async function insertSurvey(tx: Tx, row: NewRow<'survey'>): Promise<void> {
  await tx`insert into survey ${values(tx, 'survey', row)}`
}

/** Every survey as the console lists it; one of them where it is named. Needs reach across tenants. */
export function surveysAtDesk(tx: ReadTx, id: string | null): Promise<SurveyAtDesk[]> {
  return tx<SurveyAtDesk[]>`
    select s.*, m.name as maker, e.name as ender, coalesce(a.answered, 0) as answered,
           coalesce(a.dismissed, 0) as dismissed
      from survey s
      left join staff_name m on m.id = s.made_by
      left join staff_name e on e.id = s.ended_by
      left join lateral (
        select count(*) filter (where outcome = 'answered')::int as answered,
               count(*) filter (where outcome = 'dismissed')::int as dismissed
          from survey_answer where survey_id = s.id) a on true
     where ${id}::text is null or s.id = ${id}
     order by s.made_at desc, s.id desc limit 200`
}

/** Whether it was still running or planned, and is ended now. */
export async function endSurvey(tx: Tx, id: string, by: string, at: Date): Promise<boolean> {
  const done = await tx`
    update survey set ended_at = ${at}, ended_by = ${by}
     where id = ${id} and ended_at is null and (until_at is null or until_at > ${at})`
  return done.count === 1
}

interface Figures {
  question: number
  answered: number
}
interface Chosen {
  question: number
  option: number
  people: number
}

/** How many answered each question, and how many chose each of its options. Needs reach across tenants. */
export async function countAnswers(
  tx: ReadTx,
  id: string,
): Promise<{ answered: Figures[]; chosen: Chosen[] }> {
  const [answered, chosen] = await Promise.all([
    tx<Figures[]>`
      select (q.place - 1)::int as question,
             count(*) filter (where q.answer -> 'choices' <> '[]' or btrim(q.answer ->> 'words') <> '')::int as answered
        from survey_answer a cross join lateral jsonb_array_elements(a.answers) with ordinality as q (answer, place)
       where a.survey_id = ${id} and a.outcome = 'answered' group by 1`,
    tx<Chosen[]>`
      select (q.place - 1)::int as question, c.option::int as option, count(*)::int as people
        from survey_answer a cross join lateral jsonb_array_elements(a.answers) with ordinality as q (answer, place)
        cross join lateral jsonb_array_elements_text(q.answer -> 'choices') as c (option)
       where a.survey_id = ${id} and a.outcome = 'answered' group by 1, 2`,
  ])
  return { answered, chosen }
}

const newestWords = 50

export type WordsRow = Row<'survey_answer', 'at' | 'merchant_id', { language: Language }> &
  Row<'merchant_public', 'name' | 'name_ar'> & { words: string }

/** What was answered in words last. Needs reach across tenants. */
export function wordsOf(tx: ReadTx, id: string, question: number): Promise<WordsRow[]> {
  return tx<WordsRow[]>`
    select a.answers -> ${question}::int ->> 'words' as words, a.language, a.at, a.merchant_id, m.name, m.name_ar
      from survey_answer a join merchant_public m on m.merchant_id = a.merchant_id
     where a.survey_id = ${id} and a.outcome = 'answered'
       and btrim(a.answers -> ${question}::int ->> 'words') <> ''
     order by a.at desc, a.merchant_id limit ${newestWords}`
}

export type AnswerRow = Row<
  'survey_answer',
  'merchant_id' | 'person_id' | 'at' | 'answers',
  { language: Language; answers: SurveyAnswer[] }
> &
  Row<'merchant_public', 'name' | 'country'>

/** The answers behind one of them, oldest first. Needs reach across tenants. */
export function answersAfter(
  tx: ReadTx,
  id: string,
  after: Pick<AnswerRow, 'at' | 'merchant_id' | 'person_id'> | undefined,
  size: number,
): Promise<AnswerRow[]> {
  return tx<AnswerRow[]>`
    select a.merchant_id, a.person_id, a.at, a.language, a.answers, m.name, m.country
      from survey_answer a join merchant_public m on m.merchant_id = a.merchant_id
     where a.survey_id = ${id} and a.outcome = 'answered'
       and (${after?.at ?? null}::timestamptz is null
         or (a.at, a.merchant_id, a.person_id) > (${after?.at ?? null}::timestamptz, ${after?.merchant_id ?? null}::text, ${after?.person_id ?? null}::text))
     order by a.at, a.merchant_id, a.person_id limit ${size}`
}

/**
 * How many merchants stand in a share of those that fit, and their people with one of the roles. Needs reach
 * across tenants.
 */
export async function reachOf(
  tx: ReadTx,
  { countries, roles, percent }: Pick<SurveyRow, 'countries' | 'roles' | 'percent'>,
): Promise<{ merchants: number; people: number }> {
  const [reach] = await tx<{ merchants: number; people: number }[]>`
    select count(distinct m.merchant_id)::int as merchants, count(*)::int as people
      from merchant_public m join membership_public p on p.merchant_id = m.merchant_id
     where m.sandbox_of is null and ${countries.length > 0 ? tx`m.country = any (${countries})` : tx`true`}
       and ${roles.length > 0 ? tx`p.role = any (${roles})` : tx`true`}
       and share_place('', m.merchant_id) < ${percent}`
  return reach ?? { merchants: 0, people: 0 }
}

/** A person asked to be forgotten: what they answered goes with them. Needs reach across tenants. */
export async function forgetAnswers(tx: Tx, personId: string): Promise<void> {
  await tx`delete from survey_answer where person_id = ${personId}`
}
