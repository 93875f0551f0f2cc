import { defineModule } from '../../../platform/modules/module.ts'
import { deliveryJob, type DeliveryDependencies } from './deliver.ts'
import { webhookHandlers } from './handlers.ts'
import { managingHandlers } from './managing-handlers.ts'
import { ownWebhookHandlers } from './own-handlers.ts'
import { keepReadBacks } from './read-backs.ts'
import { webhookSchedules } from './schedules.ts'
import { webhookNotifier } from './notify.ts'

export { secretPurpose } from './deliver.ts'
export { webhooksInTrouble } from './in-trouble.ts'
export { newSecret } from './signature.ts'

export interface WebhookDependencies extends Omit<DeliveryDependencies, 'stopped'> {
  /** How many days what was told, and every attempt, is kept. */
  logDays: number
}

/** What shops are told about their payments, and where; how that goes, for the merchant and for support. */
export function buildWebhooks(deps: WebhookDependencies) {
  const stopping = new AbortController()
  const readBacks = keepReadBacks(deps.database)
  return {
    ...defineModule({
      name: 'webhooks',
      handlers: {
        ...webhookHandlers(deps),
        ...managingHandlers(readBacks),
        ...ownWebhookHandlers(deps),
      },
      schedules: webhookSchedules(deps.database, deps.logDays),
      // Calls under way are given up at a stop, and made again later.
      outside: {
        jobs: [deliveryJob({ ...deps, stopped: stopping.signal })],
        stop: () => stopping.abort(),
      },
      serve: (http) => http.addHook('onClose', () => readBacks.flush()),
    }),
    /** Give it to the orders. */
    notify: webhookNotifier(deps.clock),
    /** Give it to what shops ask for their payments by. */
    noteRead: readBacks.note,
  }
}
