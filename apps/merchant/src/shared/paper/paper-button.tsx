import { useOnce } from '@daftar/app-kit/use-once'
import type { EndpointId } from '@daftar/contract/routes'
import { Button } from '@daftar/ui/button'
import { IconButton } from '@daftar/ui/icon-button'
import { FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { sayDownloadFailed } from './download.ts'
import { readFile, saveBlob } from '@daftar/client/download'
import { useServices } from '../use-services.ts'

/** A PDF that the server sets when it is asked for. */
export type Paper = {
  endpoint: Extract<
    EndpointId,
    | 'payouts.statement'
    | 'payouts.bundle'
    | 'payouts.invoice'
    | 'feeInvoices.invoice'
    | 'feeInvoices.creditNote'
    | 'signing.contractPaper'
  >
  params: Record<string, string>
  query: Record<string, string>
}

type PaperButtonProps = {
  paper: Paper
  /** The words of the button; of a picture alone when `look` is `icon`. */
  label: string
  look?: 'words' | 'icon'
  children?: ReactNode
}

/**
 * Saves a PDF that the server sets when it is asked for: the button is busy while that lasts (DEC-PO-4,
 * UPL-06).
 */
export function PaperButton({ paper, label, look = 'words', children }: PaperButtonProps) {
  const { api } = useServices()
  const { doing, once } = useOnce<'saving'>()
  async function save() {
    try {
      const file = await readFile(api, paper.endpoint, paper)
      if (file.kind === 'file') saveBlob(file.blob, file.name)
    } catch {
      sayDownloadFailed()
    }
  }
  const given = {
    icon: <FileDown />,
    busy: doing !== null,
    onClick: () => void once('saving', save),
    size: 'small' as const,
  }
  if (look === 'icon') return <IconButton {...given} label={label} />
  return (
    <Button {...given}>
      {label}
      {children}
    </Button>
  )
}
