import type { Handlers } from '../../../platform/http/call.ts'
import { pageBy } from '../../../platform/http/paging.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { auditToken, listAudit, presentAudit, readAuditToken, verifyChains } from './chains.ts'

/** The audit log as the provider's staff read it, and whether its chains and the journal's are whole. */
export function buildAudit() {
  const handlers: Handlers<'audit'> = {
    'audit.list': async ({ tx, query }) => {
      const size = query.page_size ?? 50
      const rows = await listAudit(tx, {
        merchantId: query.merchant_id ?? null,
        action: query.action ?? null,
        before: readAuditToken(query.page_token),
        size,
      })
      const page = pageBy(rows, size, (row) =>
        auditToken({ at: row.at, merchantId: row.merchant_id, number: row.number }),
      )
      return { entries: page.rows.map(presentAudit), next_page_token: page.nextPageToken }
    },

    'audit.verify': ({ tx, query }) => verifyChains(tx, query.merchant_id ?? null),
  }
  return defineModule({ name: 'audit', handlers })
}
