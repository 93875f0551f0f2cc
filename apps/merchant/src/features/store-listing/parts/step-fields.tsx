import { countryCodes } from '@daftar/rules/geo/countries'
import { listingLimits, type ListingDocument } from '@daftar/rules/listings/document'
import type { ListingStep } from '@daftar/rules/listings/steps'
import { Button } from '@daftar/ui/button'
import { CheckboxGroup } from '@daftar/ui/checkbox-group'
import { IconButton } from '@daftar/ui/icon-button'
import { TextArea } from '@daftar/ui/text-area'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { Plus, Trash2 } from 'lucide-react'
import { lazy, type ComponentType } from 'react'
import { countryName } from '../../../shared/text/country-name.ts'
import { drawn, text, type FieldsProps } from './drawn.ts'
import styles from './listing.module.css'

const BrandFields = lazy(() =>
  import('./brand-fields.tsx').then((module) => ({ default: module.BrandFields })),
)
const CategoryFields = lazy(() =>
  import('./category-fields.tsx').then((module) => ({ default: module.CategoryFields })),
)

/** The fields of each step (DEC-STO-8); what uploads and what chooses among many comes with its step. */
export const stepFields: Record<Exclude<ListingStep, 'review'>, ComponentType<FieldsProps>> = {
  'basic-details': BasicFields,
  'brand-assets': BrandFields,
  categories: CategoryFields,
  'store-links': LinkFields,
}

function BasicFields({ form }: FieldsProps) {
  const { nameMax, descriptionMax: most } = listingLimits
  const description = (name: 'description_en' | 'description_ar') => ({
    ...text(form, name),
    optional: m.common_optional(),
    rows: 3,
    maxLength: most,
    count: m.listing_count({ used: form.values[name].length, most }),
  })
  return (
    <>
      <div className={styles.pair}>
        <TextField {...text(form, 'name_en')} dir="ltr" maxLength={nameMax} />
        <TextField {...text(form, 'name_ar')} dir="rtl" maxLength={nameMax} />
      </div>
      <TextArea {...description('description_en')} dir="ltr" />
      <TextArea {...description('description_ar')} dir="rtl" />
      <CheckboxGroup
        {...drawn(form, 'countries')}
        values={form.values.countries}
        options={countryCodes.map((value) => ({ value, label: countryName(value) }))}
        onValuesChange={(countries) => form.set({ countries })}
      />
    </>
  )
}

function LinkFields({ form }: FieldsProps) {
  const { places } = form.values
  const optional = m.common_optional()
  const change = (index: number, more: Partial<ListingDocument['places'][number]>) =>
    form.set({ places: places.map((place, at) => (at === index ? { ...place, ...more } : place)) })
  return (
    <>
      <TextField {...text(form, 'website')} optional={optional} type="url" />
      <TextField {...text(form, 'app_store')} optional={optional} type="url" />
      <TextField {...text(form, 'google_play')} optional={optional} type="url" />
      <TextField
        {...text(form, 'instagram')}
        optional={optional}
        dir="ltr"
        hint={m.listing_instagram_hint()}
      />
      <div className={styles.places}>
        {places.map((place, index) => (
          <fieldset key={index} className={styles.place}>
            <legend>{m.listing_place_numbered({ number: index + 1 })}</legend>
            <TextField
              {...drawn(form, `places.${index}.name`)}
              label={m.listing_place_name()}
              value={place.name}
              maxLength={listingLimits.nameMax}
              onValueChange={(name) => change(index, { name })}
            />
            <TextField
              {...drawn(form, `places.${index}.map_link`)}
              label={m.listing_place_link()}
              type="url"
              value={place.map_link}
              onValueChange={(map_link) => change(index, { map_link })}
            />
            <span>
              <IconButton
                label={m.listing_place_remove({ number: index + 1 })}
                icon={<Trash2 />}
                size="small"
                onClick={() => form.set({ places: places.filter((_, at) => at !== index) })}
              />
            </span>
          </fieldset>
        ))}
        {places.length < listingLimits.placesMax ? (
          <span>
            <Button
              icon={<Plus />}
              onClick={() => form.set({ places: [...places, { name: '', map_link: '' }] })}
            >
              {m.listing_place_add()}
            </Button>
          </span>
        ) : null}
      </div>
    </>
  )
}
