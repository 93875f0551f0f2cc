import type { AnswerOf } from '@daftar/contract'
import type { Tx } from '../../platform/database/database.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { deliveryJob, type DeliveryDependencies } from './deliver.ts'
import { deskWebhookHandlers } from './desk-handlers.ts'
import { webhooksOfTenants } from './desk-store.ts'
import { webhookHandlers } from './handlers.ts'
import { retrySchedule } from './schedules.ts'
import { orderTeller } from './tell.ts'

/** What shops are told about their payments, and where. */
export function buildWebhooks(deps: Omit<DeliveryDependencies, 'stopped'>) {
  const stopping = new AbortController()
  return {
    handlers: webhookHandlers(deps),
    deskHandlers: deskWebhookHandlers,
    /** Give it to the orders. */
    tell: orderTeller(deps.clock),
    schedules: [retrySchedule(deps.database)],
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
  return rows.map((row) => ({
    id: row.id,
    mode: row.merchant_id === live ? 'live' : 'test',
    store_code: row.store_code,
    url: row.url,
    header: row.header_title,
    created_at: row.created_at.toISOString(),
  }))
}
