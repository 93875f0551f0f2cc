import { useFileExport, type Reading } from '@daftar/app-kit/use-file-export'
import { readFile } from '@daftar/client/download'
import { useCallback } from 'react'
import { useServices } from '../../shared/use-services.ts'

/**
 * What is exported: the payouts of filters, one of them, or a file that was made before and mailed as an
 * address.
 */
export type ExportWhat = { filters: Record<string, string> } | { payoutId: string } | { madeBefore: string }

/** The CSV of movements (PO-06, DEC-PO-5). */
export function useExport() {
  const { api } = useServices()
  const ask = useCallback(
    (what: ExportWhat, reading: Reading) => {
      if ('madeBefore' in what)
        return readFile(api, 'payouts.exportFile', { params: { id: what.madeBefore }, ...reading })
      const body = 'payoutId' in what ? { payout_id: what.payoutId } : what.filters
      return readFile(api, 'payouts.export', { body, ...reading })
    },
    [api],
  )
  return useFileExport(ask)
}
