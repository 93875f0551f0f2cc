import type { Integration, OwnKeys } from '@daftar/contract/endpoints/api-keys'
import { isEcommercePlatform } from '@daftar/rules/onboarding/platforms'
import type { KeyMode } from '@daftar/rules/orders/shop-connection'
import type { Keys } from '../../../platform/crypto/keys.ts'
import type { IntegrationFacts } from './integration-store.ts'
import { tenantOf } from './sandbox.ts'
import { prefixOf, sealedPurpose } from './secrets.ts'
import type { OwnKeyRow } from './store.ts'

/** MER-09 to MER-11: a pair is there when both of its keys are; of the secret one its last four letters leave. */
export function presentOwnKeys(rows: readonly OwnKeyRow[], merchantId: string, keys: Keys): OwnKeys {
  const pairOf = (mode: KeyMode) => {
    const tenant = tenantOf(merchantId, mode)
    const own = rows.filter((row) => row.merchant_id === tenant)
    const standing = (kind: OwnKeyRow['kind']) =>
      own.find((row) => row.kind === kind && row.revoked_at === null)
    const [open, secret] = [standing('public'), standing('secret')]
    const until = own.flatMap(({ revoked_at: at }) => (at ? [at.getTime()] : []))
    return {
      isWhole: open !== undefined && secret !== undefined,
      public: open ? keys.open(tenant, sealedPurpose, open.sealed).toString() : null,
      secret: secret ? `${prefixOf('secret', mode)}…${secret.last_four}` : null,
      previousUntil: until.length > 0 ? new Date(Math.max(...until)).toISOString() : null,
    }
  }
  const [live, test] = [pairOf('live'), pairOf('test')]
  return {
    public_key: live.isWhole ? live.public : null,
    secret_key: live.isWhole ? live.secret : null,
    test_public_key: test.isWhole ? test.public : null,
    test_secret_key: test.isWhole ? test.secret : null,
    previous_until: live.previousUntil,
    test_previous_until: test.previousUntil,
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
