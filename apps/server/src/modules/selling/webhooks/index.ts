import type { AnswerOf } from '@daftar/contract'
import type { Tx } from '../../../platform/database/database.ts'
import type { Job } from '../../../platform/jobs/jobs.ts'
import { deliveryJob, type DeliveryDependencies } from './deliver.ts'
import { deskWebhookHandlers } from './desk-handlers.ts'
import { webhooksOfTenants } from './desk-store.ts'
import { webhookHandlers } from './handlers.ts'
import { presentForDesk } from './present.ts'
import { webhookSchedules } from './schedules.ts'
import { orderTeller } from './tell.ts'

export interface WebhookDependencies extends Omit<DeliveryDependencies, 'stopped'> {
  /** How many days what was told, and every attempt, is kept. */
  logDays: number
}

/** What shops are told about their payments, and where. */
export function buildWebhooks(deps: WebhookDependencies) {
  const stopping = new AbortController()
  return {
    handlers: webhookHandlers(deps),
    deskHandlers: deskWebhookHandlers,
    /** Give it to the orders. */
    tell: orderTeller(deps.clock),
    schedules: webhookSchedules(deps.database, deps.logDays),
    /** It waits for other people's servers: workers of its own, so that nothing else waits behind it. */
    jobs: [deliveryJob({ ...deps, stopped: stopping.signal })] as Job<never>[],
    /** Calls under way are given up, and made again later. */
    stop: () => stopping.abort(),
    webhooksOf,
  }
}

async function webhooksOf(
  tx: Tx,
  { live, test }: { live: string; test: string },
): Promise<AnswerOf<'desk.integrations'>['webhooks']> {
  const rows = await webhooksOfTenants(tx, [live, test])
  return rows.map((row) => presentForDesk(row, live))
}
