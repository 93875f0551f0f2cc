import type { BodyOf } from '@daftar/contract'
import type { AskedSurvey, Survey, SurveyFigures } from '@daftar/contract/endpoints/people/surveys'
import { surveyStatus, type SurveyFacts } from '@daftar/rules/surveys/survey'
import type { ReadTx } from '../../../platform/database/database.ts'
import { countAnswers, surveysAtDesk, wordsOf, type SurveyAtDesk, type SurveyRow } from './store.ts'

const trimmed = ({ en, ar }: { en: string; ar: string }) => ({ en: en.trim(), ar: ar.trim() })

/** A survey as it was written, with what is only space taken away. */
export function factsOf(body: BodyOf<'surveys.make'>): SurveyFacts {
  const { title, intro, questions, countries, roles, percent, from, until } = body
  return {
    title: trimmed(title),
    intro: trimmed(intro),
    questions: questions.map(({ kind, text, options, required }) => ({
      kind,
      text: trimmed(text),
      options: options.map(trimmed),
      required,
    })),
    ...{ countries, roles, percent },
    from: from === null ? null : new Date(from),
    until: until === null ? null : new Date(until),
  }
}

export function presentAsked({ id, opens, questions, ...row }: SurveyRow): AskedSurvey {
  return {
    ...{ id, opens, questions },
    title: { en: row.title, ar: row.title_ar },
    intro: { en: row.intro, ar: row.intro_ar },
  }
}

export function presentSurvey(row: SurveyAtDesk, now: Date): Survey {
  const { from_at: from, until_at: until, ended_at: endedAt } = row
  return {
    ...presentAsked(row),
    countries: row.countries,
    roles: row.roles,
    percent: row.percent,
    from: from?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
    status: surveyStatus({ from, until, endedAt }, now),
    made_at: row.made_at.toISOString(),
    made_by: row.maker,
    ended_at: endedAt?.toISOString() ?? null,
    ended_by: row.ender,
    answered: row.answered,
    dismissed: row.dismissed,
  }
}

/** A survey with its figures; undefined where there is none. Needs reach across tenants. */
export async function oneSurvey(tx: ReadTx, id: string, now: Date) {
  const [row] = await surveysAtDesk(tx, id)
  return row && { survey: presentSurvey(row, now), figures: await figuresOf(tx, row) }
}

async function figuresOf(tx: ReadTx, { id, questions }: SurveyAtDesk): Promise<SurveyFigures[]> {
  const { answered, chosen } = await countAnswers(tx, id)
  return Promise.all(
    questions.map(async ({ kind, options }, question) => ({
      answered: answered.find((one) => one.question === question)?.answered ?? 0,
      options: options.map(
        (_, option) => chosen.find((one) => one.question === question && one.option === option)?.people ?? 0,
      ),
      words:
        kind === 'words'
          ? (await wordsOf(tx, id, question)).map(({ at, name, name_ar, ...row }) => ({
              ...{ ...row, at: at.toISOString(), merchant_name: name, merchant_name_ar: name_ar },
            }))
          : [],
    })),
  )
}
