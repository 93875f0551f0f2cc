import { merchantRoles } from '@daftar/rules/access/roles'
import { countryCodes } from '@daftar/rules/geo/countries'
import { questionKinds, surveyOpenings, surveyStatuses } from '@daftar/rules/surveys/survey'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { instant, language } from '../../wire/values.ts'

/** What merchants' people are asked, once each, and what they answered (OTH-13, DEC-OTH-11). */

const asked = { kind: 'account', permission: 'hasMerchantAccess' } as const satisfies Access
const keeps = { kind: 'staff', flag: 'can_edit_configuration' } as const satisfies Access

const byId = z.strictObject({ id: z.string().max(64) })
const text = z.string({ error: 'required' }).trim().max(1_000, 'too_long')
const bilingual = z.strictObject({ en: text, ar: text })

const question = z.strictObject({
  kind: z.enum(questionKinds, { error: 'choose_option' }),
  text: bilingual,
  options: z.array(bilingual).max(20),
  required: z.boolean(),
})

/** Whom a survey is for; nothing chosen is everybody. */
const audience = {
  countries: z.array(z.enum(countryCodes)).max(countryCodes.length),
  roles: z.array(z.enum(merchantRoles)).max(merchantRoles.length),
  /** Of the merchants that fit. */
  percent: z.number({ error: 'invalid' }),
}

const written = {
  opens: z.enum(surveyOpenings),
  title: bilingual,
  intro: bilingual,
  questions: z.array(question).max(20),
  ...audience,
  from: instant.nullable(),
  until: instant.nullable(),
}

/** A survey as whoever is asked sees it. */
const askedSurvey = z.object({
  id: z.string(),
  opens: written.opens,
  title: bilingual,
  intro: bilingual,
  questions: z.array(question),
})
export type AskedSurvey = z.output<typeof askedSurvey>

/** And as the console does. */
const survey = z.object({
  id: z.string(),
  ...written,
  percent: z.number().int(),
  status: z.enum(surveyStatuses),
  made_at: instant,
  /** Null for what came with the product. */
  made_by: z.string().nullable(),
  ended_at: instant.nullable(),
  ended_by: z.string().nullable(),
  answered: z.number().int(),
  dismissed: z.number().int(),
})
export type Survey = z.output<typeof survey>

/** What one question was answered with, of everybody who answered. */
const figures = z.object({
  /** How many gave an answer to it. */
  answered: z.number().int(),
  /** How many chose each option, in their order. */
  options: z.array(z.number().int()),
  /** The newest in words, with whose they are. */
  words: z.array(
    z.object({
      words: z.string(),
      language,
      at: instant,
      merchant_id: z.string(),
      merchant_name: z.string(),
      merchant_name_ar: z.string(),
    }),
  ),
})
export type SurveyFigures = z.output<typeof figures>

const aSurvey = { params: { id: 'srv_0000' } }
const one = z.object({ survey, figures: z.array(figures) })
const exampleSurvey = {
  opens: 'itself',
  title: { en: 'How is your payout report?', ar: 'ما رأيك في تقرير الدفعات؟' },
  intro: { en: '', ar: '' },
  questions: [
    {
      kind: 'one',
      text: { en: 'Is it clear?', ar: 'هل هو واضح؟' },
      options: [
        { en: 'Yes', ar: 'نعم' },
        { en: 'No', ar: 'لا' },
      ],
      required: true,
    },
  ],
  countries: ['ARE'],
  roles: [],
  percent: 20,
  from: null,
  until: null,
} as const

export const surveysEndpoints = {
  'surveys.mine': endpoint({
    route: 'GET /merchant/api/v1/surveys',
    summary: 'The surveys that whoever is signed in is asked and has neither answered nor put away',
    access: asked,
    response: z.object({ surveys: z.array(askedSurvey) }),
  }),
  'surveys.answer': endpoint({
    route: 'POST /merchant/api/v1/surveys/{id}/answers',
    summary: 'Answer a survey, once',
    access: asked,
    params: byId,
    body: z.strictObject({
      /** One for each question, in their order. */
      answers: z
        .array(z.strictObject({ choices: z.array(z.number().int()).max(20), words: z.string().max(4_000) }))
        .max(20),
      language,
    }),
    response: null,
    reasons: ['wrong_status'],
    audit: 'survey.answered',
    example: { ...aSurvey, body: { answers: [{ choices: [0], words: '' }], language: 'en' } },
  }),
  'surveys.dismiss': endpoint({
    route: 'POST /merchant/api/v1/surveys/{id}/dismiss',
    summary: 'Put a survey away: it is not asked again',
    access: asked,
    params: byId,
    body: z.strictObject({ language }),
    response: null,
    audit: 'survey.dismissed',
    example: { ...aSurvey, body: { language: 'en' } },
  }),
  'surveys.list': endpoint({
    route: 'GET /desk/api/v1/surveys',
    summary: 'Every survey, newest first, with how many answered it',
    access: keeps,
    response: z.object({ surveys: z.array(survey) }),
  }),
  'surveys.make': endpoint({
    route: 'POST /desk/api/v1/surveys',
    summary: 'Make a survey; it is asked from its first moment on and not changed any more',
    access: keeps,
    body: z.strictObject(written),
    response: one,
    audit: 'survey.made',
    example: { body: exampleSurvey },
  }),
  'surveys.reach': endpoint({
    route: 'GET /desk/api/v1/surveys/reach',
    summary: 'How many merchants and people of theirs a survey would ask',
    access: keeps,
    query: z.strictObject({
      countries: z.string().max(60).default(''),
      roles: z.string().max(100).default(''),
      percent: z.coerce.number().int().min(1).max(100),
    }),
    response: z.object({ merchants: z.number().int(), people: z.number().int() }),
    example: { query: { countries: 'ARE,SAU', roles: '', percent: '20' } },
  }),
  'surveys.read': endpoint({
    route: 'GET /desk/api/v1/surveys/{id}',
    summary: 'A survey with the figures of its answers',
    access: keeps,
    params: byId,
    response: one,
    example: aSurvey,
  }),
  'surveys.end': endpoint({
    route: 'POST /desk/api/v1/surveys/{id}/end',
    summary: 'End a survey now: nobody is asked any more, and what was answered stays',
    access: keeps,
    params: byId,
    response: one,
    reasons: ['wrong_status'],
    audit: 'survey.ended',
    example: aSurvey,
  }),
  'surveys.export': endpoint({
    route: 'GET /desk/api/v1/surveys/{id}/file',
    summary: 'Every answer to a survey as CSV',
    access: keeps,
    params: byId,
    query: z.strictObject({ language: language.optional() }),
    response: 'stream',
    rate: 'file',
    unitOfWork: 'own',
    audit: 'survey.exported',
    example: aSurvey,
  }),
}
