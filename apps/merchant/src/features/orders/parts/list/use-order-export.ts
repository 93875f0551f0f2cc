import { useFileExport, type Reading } from '@daftar/app-kit/use-file-export'
import { readFile } from '@daftar/client/download'
import { currentLanguage } from '@daftar/words'
import { useCallback } from 'react'
import { today } from '../../../../shared/text/today.ts'
import { useServices } from '../../../../shared/use-services.ts'
import { filterQuery, sortQuery, type OrderFilters } from '../../filters.ts'

/** Exports what the filters show (DEC-ORD-8). */
export function useOrderExport(country: string | null) {
  const { api } = useServices()
  const ask = useCallback(
    (filters: OrderFilters, reading: Reading) =>
      readFile(api, 'orders.export', {
        body: {
          ...filterQuery(filters, () => today(country)),
          ...sortQuery(filters),
          language: currentLanguage(),
        },
        ...reading,
      }),
    [api, country],
  )
  return useFileExport(ask)
}
