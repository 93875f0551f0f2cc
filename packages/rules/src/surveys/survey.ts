import { merchantRoles } from '../access/roles.ts'
import { countryCodes } from '../geo/countries.ts'
import { found, type FactProblems } from '../merchants/merchant-facts.ts'

/** How a question is answered: with one of its options, with any number of them, or in words. */
export const questionKinds = ['one', 'several', 'words'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** `itself` shows on the first page, once; `card` is opened by the card in the sidebar (DEC-OTH-11). */
export const surveyOpenings = ['itself', 'card'] as const
export type SurveyOpening = (typeof surveyOpenings)[number]

/** Where a survey is in its time; a survey that was ended is not asked again. */
export const surveyStatuses = ['planned', 'running', 'ended'] as const
export type SurveyStatus = (typeof surveyStatuses)[number]

/** What somebody did with a survey; either way they are not asked again. */
export const surveyOutcomes = ['answered', 'dismissed'] as const
export type SurveyOutcome = (typeof surveyOutcomes)[number]

/** Nobody reads more on a phone than this. */
export const surveyLimits = {
  title: 80,
  intro: 300,
  question: 160,
  option: 60,
  questions: 5,
  fewestOptions: 2,
  options: 8,
  words: 500,
} as const

export interface Bilingual {
  readonly en: string
  readonly ar: string
}

export interface SurveyQuestion {
  readonly kind: QuestionKind
  readonly text: Bilingual
  /** Of a question in words: none. */
  readonly options: Bilingual[]
  readonly required: boolean
}

export interface SurveyFacts {
  readonly title: Bilingual
  readonly intro: Bilingual
  readonly questions: readonly SurveyQuestion[]
  /** Empty for every country. */
  readonly countries: readonly string[]
  /** Empty for every role. */
  readonly roles: readonly string[]
  /** Of the merchants that fit, 1 to 100; which of them stays the same as long as the survey runs. */
  readonly percent: number
  readonly from: Date | null
  readonly until: Date | null
}

/**
 * What is wrong with a survey as it is written, by field; `questions.1.options` is of the second question.
 */
export function surveyProblems(survey: SurveyFacts): FactProblems {
  const { title, intro, questions, percent, from, until } = survey
  const isKnown = (all: readonly string[], chosen: readonly string[]) =>
    chosen.every((one) => all.includes(one))
  return found({
    ...bothLanguages('title', title, surveyLimits.title),
    ...(intro.en.trim() || intro.ar.trim() ? bothLanguages('intro', intro, surveyLimits.intro) : {}),
    questions: questions.length === 0 || questions.length > surveyLimits.questions ? 'invalid' : null,
    ...Object.assign({}, ...questions.map(questionProblems)),
    countries: isKnown(countryCodes, survey.countries) ? null : 'choose_option',
    roles: isKnown(merchantRoles, survey.roles) ? null : 'choose_option',
    percent: Number.isInteger(percent) && percent >= 1 && percent <= 100 ? null : 'invalid',
    until: from && until && until <= from ? 'below_minimum' : null,
  })
}

function questionProblems({ kind, text, options }: SurveyQuestion, index: number) {
  const field = `questions.${index}`
  const count = options.length
  const isCountRight =
    kind === 'words' ? count === 0 : count >= surveyLimits.fewestOptions && count <= surveyLimits.options
  const words = options.map((option) => bothLanguages('', option, surveyLimits.option))
  const wrong = words.flatMap((one) => Object.values(one)).find((code) => code !== null) ?? null
  return {
    ...bothLanguages(`${field}.text`, text, surveyLimits.question),
    [`${field}.options`]: isCountRight ? wrong : 'invalid',
  }
}

function bothLanguages(field: string, text: Bilingual, longest: number) {
  return { [`${field}.en`]: textProblem(text.en, longest), [`${field}.ar`]: textProblem(text.ar, longest) }
}

function textProblem(text: string, longest: number) {
  const length = text.trim().length
  return length === 0 ? ('required' as const) : length > longest ? ('too_long' as const) : null
}

export function surveyStatus(
  { from, until, endedAt }: { from: Date | null; until: Date | null; endedAt: Date | null },
  now: Date,
): SurveyStatus {
  if (endedAt || (until && until <= now)) return 'ended'
  return from && from > now ? 'planned' : 'running'
}

/** One question as it was answered: the places of the options that were chosen, and words. */
export interface SurveyAnswer {
  readonly choices: readonly number[]
  readonly words: string
}

/** What is wrong with the answers to the questions, by `answers.0`; there is one for each question. */
export function answerProblems(
  questions: readonly SurveyQuestion[],
  answers: readonly SurveyAnswer[],
): FactProblems {
  if (answers.length !== questions.length) return { answers: 'invalid' }
  return found(
    Object.fromEntries(
      questions.map((question, index) => [`answers.${index}`, answerProblem(question, answers[index]!)]),
    ),
  )
}

function answerProblem({ kind, options, required }: SurveyQuestion, { choices, words }: SurveyAnswer) {
  const isEmpty = kind === 'words' ? words.trim() === '' : choices.length === 0
  if (isEmpty && required) return 'required' as const
  if (words.trim().length > surveyLimits.words) return 'too_long' as const
  const isOfOptions = choices.every(
    (choice) => Number.isInteger(choice) && choice >= 0 && choice < options.length,
  )
  const isOnce = new Set(choices).size === choices.length
  const isOfKind = kind === 'words' || words.trim() === ''
  const isOne = kind !== 'one' || choices.length <= 1
  return isOfOptions && isOnce && isOfKind && isOne ? null : ('invalid' as const)
}
