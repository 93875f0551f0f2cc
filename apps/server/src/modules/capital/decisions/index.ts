import { defineModule } from '../../../platform/modules/module.ts'
import { decisionHandlers } from './handlers.ts'
import { inactivitySchedule } from './inactivity.ts'
import { overdueSchedule } from './overdue.ts'
import type { DecisionDependencies } from './dependencies.ts'

export type { DecisionDependencies } from './dependencies.ts'
export { monthlySalesOf } from './facts.ts'
export { insertDecision } from './store.ts'
export { freeze } from './terms.ts'

/**
 * What staff decide about applications: the queue, the case, the decision and the second look at it; the end
 * of idle ones, and an alert for late ones.
 */
export function buildDecisions(deps: DecisionDependencies) {
  return defineModule({
    name: 'decisions',
    handlers: decisionHandlers(deps),
    schedules: [inactivitySchedule(deps), overdueSchedule(deps)],
  })
}
