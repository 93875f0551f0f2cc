import type { ListingProgress } from '@daftar/contract/endpoints/growth/marketing'
import { fieldsOfStep, listingProblems } from '@daftar/rules/listings/document'
import { defineModule } from '../../../platform/modules/module.ts'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { listingsOfMerchant, type ListedStore } from '../../identity/listings/index.ts'
import { countProducts, sourceStates, type CatalogueGate } from '../catalogue/index.ts'
import { listFeeds } from '../feeds/index.ts'
import { listConnections } from '../shop-platforms/index.ts'

/** What a merchant sees of its marketing at one look. */
export function buildMarketing({ gate }: { gate: CatalogueGate }) {
  const handlers: Handlers<'marketing'> = {
    'marketing.overview': async ({ tx, actor }) => {
      const { merchantId } = actor
      const [stores, isOn] = await Promise.all([
        listingsOfMerchant(tx, merchantId, actor.id),
        gate.isOn(tx, merchantId),
      ])
      return {
        listings: stores.map(progressOf),
        catalogue: isOn ? await catalogueOf(tx, merchantId) : null,
      }
    },
  }
  return defineModule({ name: 'marketing', handlers })
}

/** A listing nobody has begun has no step done. */
function progressOf({ document, ...store }: ListedStore): ListingProgress {
  const wrong = document && Object.keys(listingProblems(document, true)).map((path) => path.split('.')[0])
  const steps = Object.entries(fieldsOfStep).map(([step, fields]) => ({
    step: step as keyof typeof fieldsOfStep,
    isDone: wrong !== null && !fields.some((field) => wrong.includes(field)),
  }))
  return {
    ...store,
    saved_at: store.saved_at?.toISOString() ?? null,
    steps: steps.map(({ step, isDone }) => ({ step, is_done: isDone })),
  }
}

async function catalogueOf(tx: ReadTx, merchantId: string) {
  const [counts, connections, feeds, stateOf] = await Promise.all([
    countProducts(tx, merchantId),
    listConnections(tx, merchantId),
    listFeeds(tx, merchantId),
    sourceStates(tx, merchantId),
  ])
  const shops = connections.filter(({ status }) => status !== 'disconnected')
  const isInTrouble = (id: string) => stateOf(id).sync?.status === 'failed'
  const troubled = [
    ...shops.filter(({ id, status }) => status === 'broken' || isInTrouble(id)),
    ...feeds.filter(({ id }) => isInTrouble(id)),
  ]
  return { ...counts, sources: shops.length + feeds.length, in_trouble: troubled.length }
}
