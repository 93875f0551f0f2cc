import type { Experiment } from '@daftar/rules/access/experiments'
import type { OnboardingStatus } from '@daftar/rules/access/onboarding-status'
import {
  computePermissions,
  isWalletCountry,
  type ComputedPermissions,
  type RawFlags,
} from '@daftar/rules/access/permissions'
import { flagsOfRole, type MerchantRole } from '@daftar/rules/access/roles'
import type { Currency } from '@daftar/rules/money/currency'
import type { ReadTx } from '../../../platform/database/database.ts'

/** One merchant a person works for, with what decides the person's rights there. */
export interface Workspace {
  merchant_id: string
  name: string
  name_ar: string
  country: string
  currency: Currency
  role: MerchantRole
  /** The stores the person is limited to; null for all of the merchant's. */
  store_ids: string[] | null
  ads_only: boolean
  ads_ops: boolean
  ads_inviter: boolean
  has_virtual_cards: boolean
  has_locations: boolean
  /** Stores the person may see, and what the first of them sells (DEC-PERM-6). */
  stores: number
  first_store_products: number
  experiments: Experiment[]
  /** When the person last worked in its pages, as the database writes it; null for never. */
  visited_at: string | null
}

/** Everything a person's rights follow from; no row of it is ever sent as it is. */
export interface AccessFacts {
  workspaces: Workspace[]
  application_status: OnboardingStatus | null
  /** The merchant that the application under way, or the last one, makes if it is approved. */
  applicant_id: string | null
}

export interface Access {
  /** The workspace the person works in; null before any merchant access. */
  workspace: Workspace | null
  flags: RawFlags
  permissions: ComputedPermissions
}

/** The columns of `AccessFacts` for the person whose id stands in `p.id` of the query around it. */
export function accessColumns(tx: ReadTx) {
  return tx`
    (select coalesce(json_agg(w order by w.joined_at, w.merchant_id), '[]') from (
      select m.merchant_id, m.role, m.store_ids, m.ads_only, m.ads_ops, m.ads_inviter, m.created_at as joined_at, r.name, r.name_ar, r.country, r.currency,
             r.has_virtual_cards, r.has_locations, coalesce(s.stores, 0) as stores,
             coalesce(s.first_store_products, 0) as first_store_products,
             v.last_active_at as visited_at,
             (select coalesce(json_agg(json_build_object('name', e.name, 'value', e.enabled) order by e.name), '[]')
                from merchant_experiment_public e where e.merchant_id = m.merchant_id) as experiments
        from membership_public m
        join merchant_public r on r.merchant_id = m.merchant_id
        left join workspace_visit v on v.merchant_id = m.merchant_id and v.person_id = m.person_id
        left join lateral (
          select count(*)::int as stores,
                 (array_agg(cardinality(t.products) order by t.created_at, t.id))[1] as first_store_products
            from store_public t
           where t.merchant_id = m.merchant_id and (m.store_ids is null or t.id = any (m.store_ids))) s on true
       where m.person_id = p.id) w) as workspaces,
    (select o.status from onboarding_status o
      where o.person_id = p.id order by o.created_at desc, o.id desc limit 1) as application_status,
    (select o.merchant_id from onboarding_status o
      where o.person_id = p.id order by o.created_at desc, o.id desc limit 1) as applicant_id`
}

/** The same person as of one merchant alone; as they are where none is named. */
export function inMerchant<F extends AccessFacts>(facts: F, merchantId: string | null): F {
  if (merchantId === null) return facts
  return { ...facts, workspaces: facts.workspaces.filter((one) => one.merchant_id === merchantId) }
}

/**
 * PERM-12 to PERM-33 over the facts: the one place of the server where rights are derived. They are those in
 * the workspace that was chosen, and in the one joined first where none was or the person works there no
 * more.
 */
export function accessOf(
  facts: AccessFacts,
  chosenId: string | null,
  walletCountries?: readonly string[],
): Access {
  const [first = null] = facts.workspaces
  const workspace = facts.workspaces.find(({ merchant_id }) => merchant_id === chosenId) ?? first
  const has = {
    hasMerchantAccess: workspace !== null,
    hasStoreAccess: (workspace?.stores ?? 0) > 0,
    hasLocations: workspace?.has_locations ?? false,
    hasVirtualCards: workspace?.has_virtual_cards ?? false,
  }
  const adsOnly = workspace?.ads_only ?? false
  const flags = flagsOfRole(workspace?.role ?? null, has, {
    adsOnly,
    adsOps: workspace?.ads_ops ?? false,
    adsInviter: workspace?.ads_inviter ?? false,
  })
  const permissions = computePermissions({
    flags,
    experiments: workspace?.experiments ?? [],
    merchantId: workspace?.merchant_id ?? null,
    hasAvailableProducts: (workspace?.first_store_products ?? 0) > 0,
    // Whoever works on the campaigns of a merchant alone is no applicant: that merchant has long been
    // approved.
    applicationStatus: adsOnly ? 'approved' : facts.application_status,
    walletCheckPasses: isWalletCountry(workspace?.country ?? null, walletCountries),
  })
  return { workspace, flags, permissions }
}
