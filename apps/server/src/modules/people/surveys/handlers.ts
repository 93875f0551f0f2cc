import { Readable } from 'node:stream'
import { merchantRoles } from '@daftar/rules/access/roles'
import { countryCodes } from '@daftar/rules/geo/countries'
import { answerProblems, surveyProblems, type SurveyOutcome } from '@daftar/rules/surveys/survey'
import { csvType } from '../../../platform/csv.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, refuseFields } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import { csvOfSurvey } from './csv.ts'
import { factsOf, oneSurvey, presentAsked, presentSurvey } from './present.ts'
import {
  endSurvey,
  insertAnswer,
  insertSurvey,
  openSurveys,
  reachOf,
  surveyFor,
  surveysAtDesk,
  type Asked,
} from './store.ts'

export function surveyHandlers(deps: { database: Database }): Handlers<'surveys'> {
  return { ...asked(), ...asking(deps) }
}

/** As whoever is asked sees and answers them. */
function asked() {
  return {
    'surveys.mine': async ({ tx, actor, now }) => {
      const who = askedOf(actor)
      // What staff look at is asked of nobody.
      if (actor.viewer) return { surveys: [] }
      return { surveys: (await openSurveys(tx, who, now)).map(presentAsked) }
    },

    'surveys.answer': async ({ tx, actor, params, body, now, audit }) => {
      audit({ object: `survey:${params.id}` })
      const who = askedOf(actor)
      const survey = await surveyFor(tx, params.id, who, now)
      if (!survey) return refuse('not_found')
      const problems = answerProblems(survey.questions, body.answers)
      if (Object.keys(problems).length > 0) return refuseFields(problems)
      const answers = body.answers.map(({ choices, words }) => ({ choices, words: words.trim() }))
      const isFirst = await insertAnswer(tx, rowOf(who, params.id, 'answered', { ...body, answers, now }))
      return isFirst ? undefined : refuse('wrong_status')
    },

    'surveys.dismiss': async ({ tx, actor, params, body, now, audit }) => {
      audit({ object: `survey:${params.id}` })
      const who = askedOf(actor)
      if (!(await surveyFor(tx, params.id, who, now))) return refuse('not_found')
      // Put away twice, or after it was answered in another tab: it is not asked again either way.
      await insertAnswer(tx, rowOf(who, params.id, 'dismissed', { ...body, answers: [], now }))
      return undefined
    },
  } satisfies Partial<Handlers<'surveys'>>
}

/** As staff make them and read what was said. */
function asking({ database }: { database: Database }) {
  return {
    'surveys.list': async ({ tx, now }) => ({
      surveys: (await surveysAtDesk(tx, null)).map((row) => presentSurvey(row, now)),
    }),

    'surveys.reach': ({ tx, query }) => {
      const countries = countryCodes.filter((code) => query.countries.split(',').includes(code))
      const roles = merchantRoles.filter((role) => query.roles.split(',').includes(role))
      return reachOf(tx, { countries, roles, percent: query.percent })
    },

    'surveys.make': async ({ tx, body, actor, now, audit }) => {
      audit({ object: 'survey', after: body })
      const facts = factsOf(body)
      const problems = surveyProblems(facts)
      if (Object.keys(problems).length > 0) return refuseFields(problems)
      const id = newId('srv')
      await insertSurvey(tx, {
        ...{ id, opens: body.opens, made_by: actor.id, made_at: now },
        ...{
          title: facts.title.en,
          title_ar: facts.title.ar,
          intro: facts.intro.en,
          intro_ar: facts.intro.ar,
        },
        ...{ questions: [...facts.questions], countries: [...body.countries], roles: [...body.roles] },
        ...{ percent: facts.percent, from_at: facts.from, until_at: facts.until },
      })
      audit({ object: `survey:${id}`, after: body })
      return (await oneSurvey(tx, id, now)) ?? refuse('not_found')
    },

    'surveys.read': async ({ tx, params, now }) =>
      (await oneSurvey(tx, params.id, now)) ?? refuse('not_found'),

    'surveys.end': async ({ tx, params, actor, now, audit }) => {
      audit({ object: `survey:${params.id}` })
      if (!(await oneSurvey(tx, params.id, now))) return refuse('not_found')
      if (!(await endSurvey(tx, params.id, actor.id, now))) return refuse('wrong_status')
      return (await oneSurvey(tx, params.id, now)) ?? refuse('not_found')
    },

    'surveys.export': async ({ params, query, request, now, audit }) => {
      audit({ object: `survey:${params.id}` })
      const [survey] = await database.systemRead((tx) => surveysAtDesk(tx, params.id))
      if (!survey) return refuse('not_found')
      return {
        bytes: Readable.from(csvOfSurvey(database, survey, query.language ?? request.language)),
        contentType: csvType,
        name: `survey_${params.id}_${now.toISOString().slice(0, 10)}.csv`,
        disposition: 'attachment',
      }
    },
  } satisfies Partial<Handlers<'surveys'>>
}

function askedOf({ merchantId, id, country, role }: MemberActor): Asked {
  return { merchantId, personId: id, country, role }
}

type Given = Pick<Parameters<typeof insertAnswer>[1], 'answers' | 'language'> & { now: Date }

function rowOf(who: Asked, survey_id: string, outcome: SurveyOutcome, { answers, language, now: at }: Given) {
  const { merchantId: merchant_id, personId: person_id } = who
  return { merchant_id, survey_id, person_id, outcome, answers, language, at }
}
