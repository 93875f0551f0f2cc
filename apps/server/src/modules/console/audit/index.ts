import type { Call, Handlers } from '../../../platform/http/call.ts'
import { listHandler } from '../../../platform/http/paging.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { verifyChains } from './chains.ts'
import { byEntry, listAudit, presentAudit } from './entries.ts'

export { whoDid } from './entries.ts'

/** The audit log as the provider's staff read it, and whether its chains and the journal's are whole. */
export function buildAudit() {
  const handlers: Handlers<'audit'> = {
    'audit.list': listHandler('entries', {
      order: byEntry,
      find: ({ tx, query }: Call<'audit.list'>, page) =>
        listAudit(tx, {
          merchantId: query.merchant_id ?? null,
          action: query.action ?? null,
          family: query.family ?? null,
          person: query.person || null,
          ...page,
        }),
      present: presentAudit,
      size: 50,
    }),

    'audit.verify': ({ tx, query }) => verifyChains(tx, query.merchant_id ?? null),
  }
  return defineModule({ name: 'audit', handlers })
}
