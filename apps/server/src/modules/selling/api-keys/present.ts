import type { Integration, OwnKeys, StoreKeys } from '@daftar/contract/endpoints/selling/api-keys'
import { isEcommercePlatform } from '@daftar/rules/onboarding/platforms'
import type { KeyMode } from '@daftar/rules/orders/shop-connection'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { IntegrationFacts } from './integration-store.ts'
import { previousUntil, standingPairs, type StandingPair } from './pairs.ts'
import { tenantOf } from './sandbox.ts'
import { prefixOf, sealedPurpose } from './secrets.ts'
import type { OwnKeyRow, StoreFacts } from './store.ts'

/**
 * MER-09 to MER-11: a pair is there when both of its keys are; of the secret one its last four letters leave.
 */
export function presentOwnKeys(rows: readonly OwnKeyRow[], merchantId: string, keys: Keys): OwnKeys {
  const ofAll = rows.filter((row) => row.store_ids === null)
  const pairOf = (mode: KeyMode) => {
    const [pair] = standingPairs(ofAll, merchantId, mode)
    const until = previousUntil(ofAll.filter((row) => row.merchant_id === tenantOf(merchantId, mode)))
    return { ...(pair ? presentPair(pair, keys) : noPair), previous_until: until?.toISOString() ?? null }
  }
  const [live, test] = [pairOf('live'), pairOf('test')]
  return {
    ...live,
    test_public_key: test.public_key,
    test_secret_key: test.secret_key,
    test_secret_shown_at: test.secret_shown_at,
    test_previous_until: test.previous_until,
  }
}

/** The pairs that are limited to some stores, the oldest first, test before live. */
export function presentStoreKeys(
  rows: readonly OwnKeyRow[],
  merchantId: string,
  { keys, stores }: { keys: Keys; stores: readonly StoreFacts[] },
): StoreKeys {
  const pairs = (['test', 'live'] as const).flatMap((mode) => standingPairs(rows, merchantId, mode))
  return {
    pairs: pairs.flatMap((pair) =>
      pair.storeIds === null
        ? []
        : {
            mode: pair.mode,
            store_ids: [...pair.storeIds],
            ...presentPair(pair, keys),
            previous_until: pair.previousUntil?.toISOString() ?? null,
            created_at: pair.secret.created_at.toISOString(),
          },
    ),
    stores: stores.map(({ id, code, name, name_ar }) => ({ id, code, name, name_ar })),
  }
}

const noPair = { public_key: null, secret_key: null, secret_shown_at: null }

function presentPair({ mode, open, secret }: StandingPair, keys: Keys) {
  return {
    public_key: keys.open(open.merchant_id, sealedPurpose, open.sealed).toString(),
    secret_key: `${prefixOf('secret', mode)}…${secret.last_four}`,
    secret_shown_at: secret.shown_at?.toISOString() ?? null,
  }
}

export function presentIntegration(
  facts: IntegrationFacts,
  merchantId: string,
): Omit<Integration, 'has_developer_site'> {
  const { platform, keys_copied_at: copiedAt } = facts.own ?? { platform: null, keys_copied_at: null }
  const orderOf = (mode: KeyMode) =>
    facts.firstOrders
      .find(({ merchant_id }) => merchant_id === tenantOf(merchantId, mode))
      ?.at.toISOString() ?? null
  return {
    platform: platform !== null && isEcommercePlatform(platform) ? platform : null,
    keys_copied_at: copiedAt?.toISOString() ?? null,
    test_order_at: orderOf('test'),
    live_order_at: orderOf('live'),
    stores: facts.stores,
  }
}
