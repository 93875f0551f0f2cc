import { buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { DownloadLink } from '../../../shared/paper/download-link.tsx'
import { PdfPages } from '../../../shared/paper/pdf-pages.tsx'
import { useServices } from '../../../shared/use-services.ts'
import { contractQuery, documentAddress } from '../queries.ts'

/** The contract to read, page by page on a desk and on a phone alike, and to keep. */
export function DocumentPreview({ token }: { token: string }) {
  const { api } = useServices()
  return (
    <Card
      title={m.signing_document()}
      actions={
        <DownloadLink className={buttonClass({ size: 'small' })} href={documentAddress(api, token)}>
          <Download aria-hidden="true" />
          {m.signing_save_document()}
        </DownloadLink>
      }
    >
      <PdfPages paper={useQuery(contractQuery(token))} label={m.signing_document()} />
    </Card>
  )
}
