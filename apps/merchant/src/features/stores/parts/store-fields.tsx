import { storeKinds } from '@daftar/rules/merchants/store-facts'
import { ComboBox } from '@daftar/ui/combo-box'
import { RadioCards } from '@daftar/ui/radio-cards'
import { Select } from '@daftar/ui/select'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { StoreDraft } from '../form.ts'
import { companiesQuery } from '../queries.ts'
import { categoryOptions, kindText } from '../words.ts'
import styles from './stores.module.css'

type Name = keyof StoreDraft
type StoreFieldsProps = {
  form: {
    values: StoreDraft
    set: (change: Partial<StoreDraft>) => void
    field: (name: Name) => { id: string; label: string; error: string | undefined }
  }
  /** Stands behind the kind. */
  children?: ReactNode
}

/** What the fields are called, for the form they are part of. */
export function storeFieldNames() {
  return {
    name: { label: m.stores_name() },
    name_ar: { label: m.stores_name_ar() },
    kind: { label: m.stores_kind() },
    website_url: { label: m.stores_website() },
    address: { label: m.stores_address() },
    category_id: { label: m.stores_category() },
    legal_entity_id: { label: m.stores_company() },
  }
}

/** A store as its merchant describes it (DEC-STO-1, DEC-STO-2). */
export function StoreFields({ form, children }: StoreFieldsProps) {
  const { data: companies = [] } = useQuery(companiesQuery)
  const { values, set } = form
  const text = (name: 'name' | 'name_ar' | 'website_url' | 'address') => ({
    ...form.field(name),
    value: values[name],
    onValueChange: (value: string) => set({ [name]: value }),
    autoComplete: 'off',
  })
  return (
    <>
      <div className={styles.pair}>
        <TextField {...text('name')} dir="ltr" maxLength={60} autoFocus />
        <TextField {...text('name_ar')} dir="rtl" maxLength={60} />
      </div>
      <RadioCards
        {...form.field('kind')}
        value={values.kind === '' ? null : values.kind}
        options={storeKinds.map((value) => ({ value, label: kindText[value]() }))}
        onValueChange={(value) => set({ kind: value })}
      />
      {children}
      {values.kind === 'offline' ? (
        <TextField {...text('address')} hint={m.stores_address_hint()} maxLength={200} />
      ) : null}
      <TextField
        {...text('website_url')}
        type="url"
        hint={m.stores_website_hint()}
        optional={values.kind === 'offline' ? m.common_optional() : undefined}
        maxLength={2048}
      />
      <ComboBox
        {...form.field('category_id')}
        value={values.category_id || null}
        options={categoryOptions()}
        placeholder={m.apply_choose()}
        emptyLabel={m.stores_category_none()}
        onValueChange={(value) => set({ category_id: value ?? '' })}
      />
      <Select
        {...form.field('legal_entity_id')}
        placeholder={m.stores_company_choose()}
        value={values.legal_entity_id || null}
        options={companies.map(({ id, legal_company_name }) => ({ value: id, label: legal_company_name }))}
        onValueChange={(value) => set({ legal_entity_id: value })}
      />
    </>
  )
}
