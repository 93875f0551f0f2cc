import type { CheckedForm } from '@daftar/app-kit/use-checked-form'
import { countryCodes } from '@daftar/rules/geo/countries'
import { contrastOnWhite, inkOn, isHexColour, noColour } from '@daftar/rules/listings/colour'
import { listingLimits, type ListingDocument } from '@daftar/rules/listings/document'
import type { ListingStep } from '@daftar/rules/listings/steps'
import { Button } from '@daftar/ui/button'
import { CheckboxGroup } from '@daftar/ui/checkbox-group'
import { ComboBox } from '@daftar/ui/combo-box'
import { IconButton } from '@daftar/ui/icon-button'
import { MultiSelect } from '@daftar/ui/multi-select'
import { TextArea } from '@daftar/ui/text-area'
import { TextField } from '@daftar/ui/text-field'
import { currentLanguage, fieldText as problemText, m } from '@daftar/words'
import { Plus, Trash2 } from 'lucide-react'
import { countryName } from '../../../shared/country-name.ts'
import { UploadField } from '../../../shared/uploads/upload-field.tsx'
import { categoryOptions, fieldText } from '../words.ts'
import styles from './listing.module.css'

type ListingForm = CheckedForm<ListingDocument>
type FieldsProps = { form: ListingForm }

/** The fields of each step (DEC-STO-8). */
export const stepFields: Record<Exclude<ListingStep, 'review'>, (props: FieldsProps) => React.ReactNode> = {
  'basic-details': BasicFields,
  'brand-assets': BrandFields,
  categories: CategoryFields,
  'store-links': LinkFields,
}

type TextName =
  | 'name_en'
  | 'name_ar'
  | 'description_en'
  | 'description_ar'
  | 'colour'
  | 'website'
  | 'app_store'
  | 'google_play'
  | 'instagram'

/** What a field is drawn with. */
function drawn(form: ListingForm, path: string) {
  const code = form.shown[path]
  return { id: path, label: fieldText(path), error: code && problemText(code) }
}

function text(form: ListingForm, name: TextName) {
  return {
    ...drawn(form, name),
    value: form.values[name],
    onValueChange: (value: string) => form.set({ [name]: value }),
    onBlur: () => form.leave(name),
    autoComplete: 'off',
  }
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

function BrandFields({ form }: FieldsProps) {
  const { logo, cover, colour } = form.values
  const file = (url: string) => (url === '' ? null : { url, name: '', size: null })
  return (
    <>
      <UploadField
        {...drawn(form, 'logo')}
        hint={m.listing_logo_hint()}
        purpose="store_logo"
        value={file(logo)}
        onValueChange={(picked) => form.set({ logo: picked?.url ?? '' })}
      />
      <UploadField
        {...drawn(form, 'cover')}
        optional={m.common_optional()}
        hint={m.listing_cover_hint()}
        purpose="store_cover"
        value={file(cover)}
        onValueChange={(picked) => form.set({ cover: picked?.url ?? '' })}
      />
      <div className={styles.colour}>
        <TextField
          {...text(form, 'colour')}
          dir="ltr"
          maxLength={7}
          hint={m.listing_colour_hint()}
          suffix={
            <input
              type="color"
              className={styles.pick}
              aria-label={m.listing_colour_pick()}
              value={isHexColour(colour) ? colour.toLowerCase() : noColour}
              onChange={(event) => form.set({ colour: event.target.value })}
            />
          }
        />
        <Contrast colour={colour} />
      </div>
    </>
  )
}

/** WCAG asks for 4.5 to 1 where text is read. */
const readable = 4.5

function Contrast({ colour }: { colour: string }) {
  const on = inkOn(colour)
  const page = contrastOnWhite(colour)
  if (!on || page === null) return null
  const ratio = (contrast: number) => contrast.toFixed(1)
  return (
    <ul className={styles.contrast}>
      <li>
        {on.ink === 'white'
          ? m.listing_contrast_white({ ratio: ratio(on.contrast) })
          : m.listing_contrast_black({ ratio: ratio(on.contrast) })}
      </li>
      <li>{m.listing_contrast_page({ ratio: ratio(page) })}</li>
      {page < readable ? <li className={styles.muted}>{m.listing_contrast_weak()}</li> : null}
    </ul>
  )
}

function CategoryFields({ form }: FieldsProps) {
  const options = categoryOptions(currentLanguage())
  const { category, further } = form.values
  return (
    <>
      <ComboBox
        {...drawn(form, 'category')}
        value={category || null}
        options={options}
        emptyLabel={m.listing_category_none()}
        onValueChange={(value) =>
          form.set({ category: value ?? '', further: further.filter((key) => key !== value) })
        }
      />
      <MultiSelect
        {...drawn(form, 'further')}
        optional={m.common_optional()}
        hint={m.listing_further_hint()}
        placeholder={m.listing_choose()}
        values={further}
        options={options.filter(({ value }) => value !== category)}
        onValuesChange={(chosen) => form.set({ further: chosen })}
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
