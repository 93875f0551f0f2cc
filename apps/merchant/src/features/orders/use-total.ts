import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../shared/session/account.ts'
import { today } from '../../shared/text/today.ts'
import type { OrderFilters } from './filters.ts'
import { totalQuery } from './queries.ts'

/** A page counts to here and no further. */
const countedByPage = 100

export interface Total {
  count: number
  /** False where there are more than that. */
  isAll: boolean
}

/**
 * How many orders there are: what the first page counted, or where that ended, what the server says when it
 * is asked.
 */
export function useTotal(filters: OrderFilters, ofPage: number | undefined): Total | null {
  const { country } = useAccount()
  const isMore = ofPage !== undefined && ofPage >= countedByPage
  const asked = useQuery({
    ...totalQuery(filters, () => today(country)),
    enabled: isMore,
    throwOnError: false,
  })
  if (ofPage === undefined) return null
  if (!isMore) return { count: ofPage, isAll: true }
  if (asked.data) return { count: asked.data.total, isAll: asked.data.is_all }
  return asked.isError ? { count: countedByPage - 1, isAll: false } : null
}
