import type { Database } from '../../../platform/database/database.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { surveyHandlers } from './handlers.ts'

export { forgetAnswers } from './store.ts'

/** What merchants' people are asked, once each, and what they answered. */
export function buildSurveys(deps: { database: Database }) {
  return defineModule({ name: 'surveys', handlers: surveyHandlers(deps) })
}
