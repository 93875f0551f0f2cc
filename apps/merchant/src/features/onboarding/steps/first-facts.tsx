import { citiesOf } from '@daftar/rules/onboarding/cities'
import { locationNumbers } from '@daftar/rules/onboarding/document'
import { ecommercePlatforms, hasPlaces, sellsOnline } from '@daftar/rules/onboarding/platforms'
import { sellingFieldsKept } from '@daftar/rules/onboarding/resets'
import { MultiSelect } from '@daftar/ui/multi-select'
import { Notice } from '@daftar/ui/notice'
import { RadioCards } from '@daftar/ui/radio-cards'
import { Select } from '@daftar/ui/select'
import { currentLanguage, m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { websiteQuery } from '../checks.ts'
import type { DocumentForm } from '../../../shared/company-form/document-form.ts'
import { locationWords, optionsOf, platformWords } from '@daftar/words/onboarding/option-words'
import { ChoiceInput } from '../../../shared/company-form/parts/choice-input.tsx'
import { TextInput } from '../../../shared/company-form/parts/text-input.tsx'
import { categoriesQuery, sectionsQuery } from '../queries.ts'

/** Which licence a Saudi business works with; no trade licence is offered there (DEC-ONB-3). */
export function SaudiLicenceStep({ form }: { form: DocumentForm }) {
  const { business_license_type: type } = form.document.legal_info
  if (!form.isAsked('legal_info.business_license_type')) return null
  return (
    <RadioCards
      id="legal_info.business_license_type"
      label={m.apply_licence_type()}
      options={[
        {
          value: 'commercial_registration',
          label: m.apply_licence_commercial_registration(),
          description: m.apply_licence_commercial_registration_text(),
        },
        {
          value: 'freelance_license',
          label: m.apply_licence_freelance(),
          description: m.apply_licence_freelance_text(),
        },
      ]}
      value={type === 'trade_license' || type === '' ? null : type}
      onValueChange={(business_license_type) => form.set('legal_info', { business_license_type })}
      error={form.errorAt('legal_info.business_license_type')}
    />
  )
}

type Kinds = readonly { id: string; name: { en: string; ar: string } }[]

const named = (kinds: Kinds = []) =>
  kinds.map(({ id, name }) => ({ value: id, label: name[currentLanguage()] }))

/** What is sold: a section, then a category of it (DEC-ONB-4). */
export function CategoryStep({ form }: { form: DocumentForm }) {
  const { section_id: section } = form.document.product_category
  const sections = useQuery(sectionsQuery)
  const categories = useQuery(categoriesQuery(section))
  if (!form.isAsked('product_category.section_id')) return null
  return (
    <>
      <Select
        id="product_category.section_id"
        label={m.apply_section()}
        placeholder={m.apply_choose()}
        options={named(sections.data)}
        value={section || null}
        onValueChange={(section_id) => form.set('product_category', { section_id, category_id: '' })}
        onBlur={() => form.leave('product_category.section_id')}
        error={form.errorAt('product_category.section_id')}
      />
      <ChoiceInput
        form={form}
        path="product_category.category_id"
        options={named(categories.data)}
        disabled={section === ''}
      />
    </>
  )
}

/** How it is sold: online with an address, in shops with a city (DEC-ONB-5). */
export function StoreTypeStep({ form }: { form: DocumentForm }) {
  const { store_type: store } = form.document
  const ways = store.ecommerce_types
  if (!form.isAsked('store_type.ecommerce_types')) return null
  return (
    <>
      <MultiSelect
        id="store_type.ecommerce_types"
        label={m.apply_ways()}
        placeholder={m.apply_choose()}
        options={optionsOf(ecommercePlatforms, platformWords)}
        values={ways}
        onValuesChange={(ecommerce_types) =>
          form.set(
            'store_type',
            sellingFieldsKept(
              { ...store, ecommerce_types },
              { sellsOnline: sellsOnline(ecommerce_types), hasPlaces: hasPlaces(ecommerce_types) },
            ),
          )
        }
        onBlur={() => form.leave('store_type.ecommerce_types')}
        error={form.errorAt('store_type.ecommerce_types')}
      />
      {sellsOnline(ways) ? <Website form={form} /> : null}
      {hasPlaces(ways) ? <Places form={form} /> : null}
    </>
  )
}

/** An address that does not answer warns, and stops nobody (DEC-ONB-43). */
function Website({ form }: { form: DocumentForm }) {
  const { web_url: url } = form.document.store_type
  const [left, setLeft] = useState('')
  const { data } = useQuery({ ...websiteQuery(left), ...(left === '' && { enabled: false }) })
  const isKnown = left === url && data?.kind === 'found'
  return (
    <>
      <TextInput
        form={form}
        path="store_type.web_url"
        type="url"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="url"
        maxLength={400}
        hint={isKnown && data.found.is_reachable ? m.apply_web_reachable() : m.apply_web_url_hint()}
        onBlur={() => setLeft(url)}
      />
      {isKnown && !data.found.is_reachable ? (
        <Notice tone="warning" live="status">
          {m.apply_web_unreachable()}
        </Notice>
      ) : null}
    </>
  )
}

function Places({ form }: { form: DocumentForm }) {
  const { basic_info: info, store_type: store } = form.document
  const cities = citiesOf(info.country_of_main_operations)
  return (
    <>
      <RadioCards
        id="store_type.locations_number"
        label={m.apply_locations_number()}
        layout="columns"
        options={optionsOf(locationNumbers, locationWords)}
        value={store.locations_number || null}
        onValueChange={(locations_number) => form.set('store_type', { locations_number })}
        error={form.errorAt('store_type.locations_number')}
      />
      <Select
        id="store_type.locations"
        label={m.apply_city()}
        placeholder={m.apply_choose()}
        options={named(cities)}
        value={store.locations[0] ?? null}
        onValueChange={(city) => form.set('store_type', { locations: [city] })}
        onBlur={() => form.leave('store_type.locations')}
        error={form.errorAt('store_type.locations')}
      />
    </>
  )
}
