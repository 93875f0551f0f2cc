import type { AnswerOf } from '@daftar/contract'
import { experimentNames, type ExperimentName } from '@daftar/rules/access/experiments'
import type { Currency } from '@daftar/rules/money/currency'
import type { Tx } from '../../../platform/database/database.ts'
import type { PagePosition } from '../../../platform/http/paging.ts'

export interface ListedMerchant {
  id: string
  name: string
  name_ar: string
  country: string
  currency: Currency
  created_at: Date
}

/** Merchants by a part of their name in either language, or by id; the newest first. */
export function listMerchants(
  tx: Tx,
  page: { search: string | null; before: PagePosition | null; size: number },
): Promise<ListedMerchant[]> {
  const { search, before } = page
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return tx<ListedMerchant[]>`
    select merchant_id as id, name, name_ar, country, currency, created_at from merchant
     where sandbox_of is null
       and (${pattern}::text is null or name ilike ${pattern} or name_ar ilike ${pattern} or merchant_id = ${search})
       and (${before?.at ?? null}::timestamptz is null
            or (created_at, merchant_id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::text))
     order by created_at desc, merchant_id desc
     limit ${page.size + 1}`
}

type DeskExperiments = AnswerOf<'desk.merchantExperiments'>['experiments']

/** Every experiment the product knows, on or off for this merchant; undefined for an unknown merchant. */
export async function experimentsOfMerchant(
  tx: Tx,
  merchantId: string,
): Promise<DeskExperiments | undefined> {
  const rows = await tx<{ name: string | null; enabled: boolean | null }[]>`
    select e.name, e.enabled from merchant m left join merchant_experiment e using (merchant_id)
     where m.merchant_id = ${merchantId} and m.sandbox_of is null`
  if (rows.length === 0) return undefined
  const enabled = new Set(rows.filter((row) => row.enabled).map((row) => row.name))
  return experimentNames.map((name) => ({
    name,
    value: String(enabled.has(name)),
    enabled: enabled.has(name),
  }))
}

export function isExperimentName(name: string): name is ExperimentName {
  return (experimentNames as readonly string[]).includes(name)
}

/** The table's trigger tells every process at the commit, so computed permissions are computed anew. */
export async function switchExperiment(
  tx: Tx,
  merchantId: string,
  name: ExperimentName,
  enabled: boolean,
  at: Date,
): Promise<void> {
  await tx`
    insert into merchant_experiment (merchant_id, name, enabled, changed_at)
    values (${merchantId}, ${name}, ${enabled}, ${at})
    on conflict (merchant_id, name) do update set enabled = excluded.enabled, changed_at = excluded.changed_at`
}
