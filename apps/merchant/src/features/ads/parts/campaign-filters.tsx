import { useAddressFilters } from '@daftar/app-kit/use-address'
import { campaignStatuses } from '@daftar/rules/ads/campaign-status'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { m } from '@daftar/words'
import { campaignStatusText } from '@daftar/words/ads-words'
import { useCallback } from 'react'
import { ListChoice, ListFilters } from '../../../shared/act/list-filters.tsx'
import { adsFilters, scopes } from '../filters.ts'

/** Search, status and, for ads operations, whose: all of it stands in the address. */
export function CampaignFilters({ isOps }: { isOps: boolean }) {
  const [{ search, status, of }, change] = useAddressFilters(adsFilters)
  return (
    <ListFilters
      search={{
        label: m.ads_search(),
        clearLabel: m.ads_clear_filter({ name: m.ads_search() }),
        value: search,
        onSearch: useCallback((text: string) => change({ search: text }), [change]),
      }}
    >
      <ListChoice
        label={m.ads_status()}
        allLabel={m.ads_statuses_all()}
        value={status}
        options={campaignStatuses.map((value) => ({ value, label: campaignStatusText(value) }))}
        onChoose={(value) => change({ status: value })}
      />
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
    </ListFilters>
  )
}
