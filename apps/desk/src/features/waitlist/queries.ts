import type { CapitalUse } from '@daftar/rules/capital/waitlist'
import { client } from '../../shared/page.ts'
import { pagedQuery } from '../../shared/pages.ts'

export type { WaitlistEntry } from '@daftar/contract/endpoints/waitlist'

export function waitlistQuery(use: CapitalUse | null) {
  return pagedQuery(['waitlist', use], (page_token, signal) =>
    client.call('desk.waitlist', { query: { capital_use: use ?? undefined, page_token }, signal }),
  )
}

/** The same list as a file; the browser fetches it itself. */
export function waitlistFileAddress(use: CapitalUse | null): string {
  return client.address('desk.waitlistFile') + (use === null ? '' : `?capital_use=${use}`)
}
