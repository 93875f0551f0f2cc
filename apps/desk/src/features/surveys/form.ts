import type { BodyOf, FieldCode } from '@daftar/contract'
import { merchantRoles } from '@daftar/rules/access/roles'
import { addDays, type CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { countryCodes } from '@daftar/rules/geo/countries'
import {
  surveyProblems,
  type Bilingual,
  type QuestionKind,
  type SurveyOpening,
} from '@daftar/rules/surveys/survey'

/** A question as it is written: its options line by line. */
export interface QuestionDraft {
  kind: QuestionKind
  text: Bilingual
  options: Bilingual
  required: boolean
}

export interface SurveyDraft {
  opens: SurveyOpening
  title: Bilingual
  intro: Bilingual
  questions: readonly QuestionDraft[]
  countries: readonly string[]
  roles: readonly string[]
  percent: string
  from: CalendarDate | ''
  until: CalendarDate | ''
}

const none: Bilingual = { en: '', ar: '' }

export const emptyQuestion: QuestionDraft = { kind: 'one', text: none, options: none, required: true }

export const emptySurvey: SurveyDraft = {
  opens: 'itself',
  title: none,
  intro: none,
  questions: [emptyQuestion],
  countries: [],
  roles: [],
  percent: '100',
  from: '',
  until: '',
}

/** Days of the console: those of the provider's first country. */
const zone = 'Asia/Dubai'

export function percentOf({ percent }: Pick<SurveyDraft, 'percent'>): number {
  return /^\d{1,3}$/.test(percent.trim()) ? Number(percent) : Number.NaN
}

export function bodyOf(draft: SurveyDraft): BodyOf<'surveys.make'> {
  const { opens, title, intro, from, until } = draft
  const at = (day: CalendarDate | '') => (day === '' ? null : new Date(startOfDay(day, zone)).toISOString())
  return {
    ...{ opens, title: { ...title }, intro: { ...intro } },
    questions: draft.questions.map(({ kind, text, options, required }) => ({
      ...{ kind, text: { ...text }, required },
      options: kind === 'words' ? [] : optionsOf(options),
    })),
    countries: countryCodes.filter((code) => draft.countries.includes(code)),
    roles: merchantRoles.filter((role) => draft.roles.includes(role)),
    percent: percentOf(draft),
    // To the end of its last day.
    ...{ from: at(from), until: at(until === '' ? '' : addDays(until, 1)) },
  }
}

/**
 * One option from each line; where a language has fewer of them, the other's stand alone and are said to be
 * wrong.
 */
function optionsOf(options: Bilingual): Bilingual[] {
  const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
  const [en, ar] = [lines(options.en), lines(options.ar)]
  return Array.from({ length: Math.max(en.length, ar.length) }, (_, at) => ({
    en: (en[at] ?? '').trim(),
    ar: (ar[at] ?? '').trim(),
  }))
}

/** The rules of the server. */
export function draftProblems(draft: SurveyDraft): Record<string, FieldCode> {
  const { from, until, ...body } = bodyOf(draft)
  const dateOf = (text: string | null) => (text === null ? null : new Date(text))
  return surveyProblems({ ...body, from: dateOf(from), until: dateOf(until) }) as Record<string, FieldCode>
}
