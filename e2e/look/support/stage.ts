import type { FullConfig } from '@playwright/test'
import { stageDesk } from './stage-desk.ts'
import { stageMerchants } from './stage-merchants.ts'
import { keepThings } from './things.ts'

/**
 * Before the walk: what some screens show is brought about, and the ids are looked up that their addresses
 * name.
 */
// oxlint-disable-next-line import/no-default-export -- the runner calls the default export
export default async function stage({ projects }: FullConfig): Promise<void> {
  const origin = projects[0]?.use.baseURL ?? ''
  const ofMerchants = await stageMerchants(origin)
  keepThings({ ...ofMerchants, ...(await stageDesk(origin)) })
}
