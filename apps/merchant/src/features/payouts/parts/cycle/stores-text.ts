import { m } from '@daftar/words'

/** One store by its name, several by their number. */
export function storesText(ids: readonly string[], nameOf: (id: string) => string): string {
  const [only] = ids
  return ids.length === 1 && only ? nameOf(only) : m.payouts_stores_count({ count: ids.length })
}
