import { nameText } from '@daftar/words/names'
import { useQuery } from '@tanstack/react-query'
import { storesQuery } from './stores.ts'

/**
 * Names of stores by id, in the reader's language. Empty while the stores are on their way; an id that is not
 * known any more stands for itself.
 */
export function useStoreNames(): (id: string) => string {
  const { data } = useQuery(storesQuery)
  return (id) => {
    if (!data) return ''
    const store = data.find((each) => each.id === id)
    return store ? nameText(store) : id
  }
}
