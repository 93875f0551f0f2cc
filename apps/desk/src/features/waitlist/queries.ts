import type { Client } from '@daftar/client'
import type { CapitalUse } from '@daftar/rules/capital/offers/waitlist'
import { pagedQuery } from '../../shared/queue/pages.ts'

export type { WaitlistEntry } from '@daftar/contract/endpoints/capital/waitlist'

export function waitlistQuery(use: CapitalUse | null) {
  return pagedQuery(['waitlist', use], (api, page_token, signal) =>
    api.call('waitlist.list', { query: { capital_use: use, page_token }, signal }),
  )
}

/** The same list as a file; the browser fetches it itself. */
export function waitlistFileAddress(api: Client, use: CapitalUse | null): string {
  return api.address('waitlist.export') + (use === null ? '' : `?capital_use=${use}`)
}
