import { defineModule } from '../../../platform/modules/module.ts'
import { publicApiHandlers } from './handlers.ts'
import type { PublicApiDependencies } from './dependencies.ts'

export { presentWebhookPayment } from './present.ts'
export { loadPayments } from './store.ts'

/** The public payments API: checkout sessions, payments, captures, refunds and closing, for shops. */
export function buildPublicApi(deps: PublicApiDependencies) {
  return defineModule({ name: 'public-api', handlers: publicApiHandlers(deps) })
}
