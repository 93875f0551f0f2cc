import { Select } from '@daftar/ui/select'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import type { Store } from '../../../shared/stores/stores.ts'

type StoreChoiceProps = { store: Store; stores: readonly Store[]; onStore: (id: string) => void }

/** Whose listing it is, of several stores. */
export function StoreChoice({ store, stores, onStore }: StoreChoiceProps) {
  return (
    <Select
      label={m.listing_store()}
      placeholder={m.listing_store()}
      value={store.id}
      options={stores.map((one) => ({ value: one.id, label: nameText(one) }))}
      onValueChange={onStore}
    />
  )
}
