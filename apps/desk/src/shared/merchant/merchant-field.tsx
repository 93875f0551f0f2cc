import { useSettled } from '@daftar/app-kit/use-settled'
import { ComboBox } from '@daftar/ui/combo-box'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Merchant } from './merchants-query.ts'
import { apiOf } from '../services.ts'

type MerchantFieldProps = {
  id?: string
  label?: string
  value: Merchant | null
  error?: string | undefined
  onValueChange: (merchant: Merchant | null) => void
}

/** One merchant, found by a part of its name. */
export function MerchantField({
  id,
  label = m.desk_merchant_field(),
  value,
  error,
  onValueChange,
}: MerchantFieldProps) {
  const [typed, setTyped] = useState('')
  const asked = useSettled(typed)
  // The chosen merchant's own name is no new question.
  const search = value && asked.trim() === nameText(value) ? '' : asked.trim()
  const { data = [] } = useQuery({ ...foundQuery(search), placeholderData: keepPreviousData })
  const known = value && !data.some(({ id }) => id === value.id) ? [value, ...data] : data
  return (
    <ComboBox
      {...{ id, label, error }}
      hint={m.desk_merchant_field_hint()}
      emptyLabel={m.desk_merchant_field_empty()}
      value={value?.id ?? null}
      options={known.map((one) => ({ value: one.id, label: nameText(one) }))}
      onSearch={setTyped}
      onValueChange={(id) => onValueChange(known.find((one) => one.id === id) ?? null)}
    />
  )
}

function foundQuery(search: string) {
  return queryOptions({
    queryKey: ['merchants', 'found', search],
    queryFn: async ({ client, signal }) =>
      (
        await apiOf(client).call('merchants.list', {
          query: { search: search || undefined, page_size: 50 },
          signal,
        })
      ).merchants,
  })
}
