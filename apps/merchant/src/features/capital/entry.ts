import type { QueryClient } from '@tanstack/react-query'
import { isExperimentOn } from '@daftar/rules/access/experiments'
import {
  entryTarget,
  listRedirect,
  type EntryInput,
  type EntryList,
  type EntryTarget,
} from '@daftar/rules/capital/entry/entry-redirect'
import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { pathOf as routePath } from '@daftar/rules/shell/guards/routes'
import type { Account } from '../../shared/session/account.ts'
import { advancesQuery, offerForRules, offersQuery } from '../../shared/capital/capital-queries.ts'
import { applicationsQuery } from './queries.ts'

/**
 * Where the entry of the area leads (CAP-38 to CAP-49); null when all three lists failed and the 404 page
 * shows.
 */
export async function capitalEntry(queryClient: QueryClient, account: Account): Promise<string | null> {
  const isFakeDoor = isExperimentOn(account.experiments, 'capital_fake_door')
  // CAP-39 comes before the lists: behind the fake door nothing is asked for.
  return pathOf(entryTarget({ isFakeDoor, ...(isFakeDoor ? nothingAsked : await listsOf(queryClient)) }))
}

type Lists = Pick<EntryInput, 'advances' | 'offers' | 'applications'>

const loading = { state: 'loading' } as const
const nothingAsked: Lists = { advances: loading, offers: loading, applications: loading }

async function listsOf(queryClient: QueryClient): Promise<Lists> {
  const [advances, offers, applications] = await Promise.all([
    listOf(queryClient.fetchQuery(advancesQuery), ({ id }) => ({ id })),
    listOf(queryClient.fetchQuery(offersQuery), offerForRules),
    listOf(queryClient.fetchQuery(applicationsQuery), ({ application }) => ({
      id: application.application_id,
    })),
  ])
  return { advances, offers, applications }
}

/** With offers and nothing else the list leads to the preferred offer (LOAN-06). */
export async function listEntry(queryClient: QueryClient): Promise<string | null> {
  const [advances, offers, applications] = await Promise.all([
    queryClient.ensureQueryData(advancesQuery),
    queryClient.ensureQueryData(offersQuery),
    queryClient.ensureQueryData(applicationsQuery),
  ])
  const counts = { advances: advances.length, applications: applications.length }
  const offerId = listRedirect(counts, offers.map(offerForRules))
  return offerId === null ? null : capitalPaths.offer(offerId)
}

async function listOf<Wire, Item>(
  items: Promise<Wire[]>,
  itemOf: (item: Wire) => Item,
): Promise<EntryList<Item>> {
  try {
    return { state: 'loaded', items: (await items).map(itemOf) }
  } catch {
    return { state: 'failed' }
  }
}

function pathOf(target: EntryTarget): string | null {
  switch (target.kind) {
    case 'advance':
      return capitalPaths.advance(target.id)
    case 'application':
      return capitalPaths.application(target.id)
    case 'offer':
      return capitalPaths.offer(target.id)
    case 'error':
      return capitalPaths.error
    case 'advances':
      return capitalPaths.advances
    case 'payouts':
      return routePath('payouts') // PO-12
    case 'fake_door':
      return capitalPaths.fakeDoor
    case 'nothing':
    case 'not_found':
      return null
  }
}
