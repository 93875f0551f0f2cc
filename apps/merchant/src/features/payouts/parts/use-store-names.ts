import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { storeName, storesQuery } from '../../../shared/stores.ts'

/** Names of stores by id, in the reader's language; an id that is not known any more stands for itself. */
export function useStoreNames(): (id: string) => string {
  const { data = [] } = useQuery(storesQuery)
  return (id) => {
    const store = data.find((each) => each.id === id)
    return store ? storeName(store) : id
  }
}

/** One store by its name, several by their number. */
export function storesText(ids: readonly string[], nameOf: (id: string) => string): string {
  const [only] = ids
  return ids.length === 1 && only ? nameOf(only) : m.payouts_stores_count({ count: ids.length })
}
