import { useAddressFilters } from '@daftar/app-kit/use-address'
import { campaignStatuses } from '@daftar/rules/ads/campaign-status'
import { PausingSearch } from '@daftar/ui/pausing-search'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { Select } from '@daftar/ui/select'
import { m } from '@daftar/words'
import { campaignStatusText } from '@daftar/words/ads-words'
import { useCallback } from 'react'
import { adsFilters, scopes } from '../filters.ts'
import styles from './ads.module.css'

const all = 'all'

/** Search, status and, for ads operations, whose: all of it stands in the address. */
export function CampaignFilters({ isOps }: { isOps: boolean }) {
  const [{ search, status, of }, change] = useAddressFilters(adsFilters)
  return (
    <div className={styles.filters}>
      {isOps ? (
        <SegmentedChoice
          label={m.ads_scope()}
          labelHidden
          value={of}
          options={scopes.map((value) => ({
            value,
            label: value === 'own' ? m.ads_scope_own() : m.ads_scope_all(),
          }))}
          onValueChange={(chosen) => change({ of: chosen })}
        />
      ) : null}
      <div className={styles.search}>
        <PausingSearch
          label={m.ads_search()}
          placeholder={m.ads_search()}
          value={search}
          hasKey
          clearLabel={m.ads_clear_filter({ name: m.ads_search() })}
          onSearch={useCallback((text: string) => change({ search: text }), [change])}
        />
      </div>
      <div className={styles.choice}>
        <Select
          label={m.ads_status()}
          labelHidden
          placeholder={m.ads_status()}
          value={status ?? all}
          options={[
            { value: all, label: m.ads_status() },
            ...campaignStatuses.map((value) => ({ value, label: campaignStatusText(value) })),
          ]}
          onValueChange={(value) => change({ status: campaignStatuses.find((one) => one === value) ?? null })}
        />
      </div>
    </div>
  )
}
