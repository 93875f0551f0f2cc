import type { useActForm } from '@daftar/app-kit/use-act-form'
import { placements } from '@daftar/rules/ads/prices'
import { AmountField } from '@daftar/ui/amount-field'
import { Card } from '@daftar/ui/card'
import { Select } from '@daftar/ui/select'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { placementText } from '@daftar/words/ads-words'
import { nameText } from '@daftar/words/names'
import { LateDatePicker } from '../../../shared/act/late-date-picker.tsx'
import { UploadField } from '../../../shared/uploads/upload-field.tsx'
import type { CampaignDraft } from '../form.ts'
import type { AdOptions } from '../queries.ts'
import { priceText } from '../words.ts'
import styles from './ads.module.css'

type CampaignForm = ReturnType<typeof useActForm<CampaignDraft>>

type CampaignFieldsProps = {
  form: CampaignForm
  options: Pick<AdOptions, 'stores' | 'prices' | 'currency'>
  /** Ads operations put right what is written; store, place and pictures stay the merchant's own. */
  isOps: boolean
}

/** A campaign with everything that is known of it (DEC-ADS-2). */
export function CampaignFields({ form, options, isOps }: CampaignFieldsProps) {
  const { values, set } = form
  const { currency, prices } = options
  const sold = placements.filter((one) => prices.some(({ placement }) => placement === one))
  const price = prices.find(({ placement }) => placement === values.placement)
  const picture = (name: 'picture_en' | 'picture_ar') => {
    const { id, label, error } = form.field(name)
    const handle = values[name]
    return {
      ...{ id, label, error, purpose: 'campaign_picture' as const, hint: m.ads_picture_hint() },
      value: handle === '' ? null : { url: handle, name: '', size: null },
      onValueChange: (picked: { url: string } | null) => set({ [name]: picked?.url ?? '' }),
    }
  }
  return (
    <>
      <Card title={m.ads_what()}>
        <div className={styles.fields}>
          <TextField {...form.field('name')} autoComplete="off" maxLength={80} />
          <Select
            {...form.field('store_id')}
            disabled={isOps}
            placeholder={m.ads_store_choose()}
            value={values.store_id || null}
            options={options.stores.map((store) => ({ value: store.id, label: nameText(store) }))}
          />
          <Select
            {...form.field('placement')}
            disabled={isOps}
            placeholder={m.ads_placement_choose()}
            hint={price ? priceText({ ...price, currency }) : undefined}
            value={values.placement || null}
            options={sold.map((value) => ({ value, label: placementText(value) }))}
            onValueChange={(value) => set({ placement: placements.find((one) => one === value) ?? '' })}
          />
        </div>
      </Card>
      <Card title={m.ads_when()}>
        <div className={styles.fields}>
          <div className={styles.pair}>
            <LateDatePicker {...form.field('starts_on')} />
            <LateDatePicker {...form.field('ends_on')} />
          </div>
          <div className={styles.pair}>
            <AmountField {...form.field('daily_budget')} currency={currency} />
            <AmountField {...form.field('total_budget')} currency={currency} hint={m.ads_budget_hint()} />
          </div>
        </div>
      </Card>
      <Card title={m.ads_pictures()}>
        <div className={styles.fields}>
          {isOps ? null : (
            <>
              <UploadField {...picture('picture_en')} />
              <UploadField {...picture('picture_ar')} />
            </>
          )}
          <TextField
            {...form.field('link')}
            type="url"
            dir="ltr"
            autoComplete="off"
            hint={m.ads_link_hint()}
            maxLength={2000}
          />
          <p className={styles.muted}>{m.ads_link_orders()}</p>
        </div>
      </Card>
    </>
  )
}
