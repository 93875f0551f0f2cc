import type { AnswerOf } from '@daftar/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { deliveryJob, type DeliveryDependencies } from './deliver.ts'
import { deskWebhookHandlers } from './desk-handlers.ts'
import { webhooksOfTenants } from './desk-store.ts'
import { webhookHandlers } from './handlers.ts'
import { presentForDesk } from './present.ts'
import { webhookSchedules } from './schedules.ts'
import { webhookNotifier } from './notify.ts'

export interface WebhookDependencies extends Omit<DeliveryDependencies, 'stopped'> {
  /** How many days what was told, and every attempt, is kept. */
  logDays: number
}

/** What shops are told about their payments, and where. */
export function buildWebhooks(deps: WebhookDependencies) {
  const stopping = new AbortController()
  return {
    ...defineModule({
      name: 'webhooks',
      handlers: { ...webhookHandlers(deps), ...deskWebhookHandlers },
      schedules: webhookSchedules(deps.database, deps.logDays),
      // Calls under way are given up at a stop, and made again later.
      outside: {
        jobs: [deliveryJob({ ...deps, stopped: stopping.signal })],
        stop: () => stopping.abort(),
      },
    }),
    /** Give it to the orders. */
    notify: webhookNotifier(deps.clock),
    webhooksOf,
  }
}

async function webhooksOf(
  tx: Tx,
  { live, test }: { live: string; test: string },
): Promise<AnswerOf<'apiKeys.integrations'>['webhooks']> {
  const rows = await webhooksOfTenants(tx, [live, test])
  return rows.map((row) => presentForDesk(row, live))
}
