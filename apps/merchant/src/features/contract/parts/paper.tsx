import { buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { DownloadLink } from '../../../shared/paper/download-link.tsx'
import { PdfPages } from '../../../shared/paper/pdf-pages.tsx'
import { useServices } from '../../../shared/use-services.ts'
import { paperQuery, savingAddress, type Contract } from '../queries.ts'

/** The contract to read here, and to keep. */
export function Paper({ storeId, contract }: { storeId: string; contract: Contract }) {
  const { api } = useServices()
  return (
    <Card
      title={m.contract_document()}
      subtitle={contract.number ? <bdi dir="ltr">{contract.number}</bdi> : undefined}
      actions={
        <DownloadLink className={buttonClass({ size: 'small' })} href={savingAddress(api, storeId)}>
          <Download aria-hidden="true" />
          {m.contract_save()}
        </DownloadLink>
      }
    >
      <PdfPages paper={useQuery(paperQuery(storeId, contract))} label={m.contract_document()} />
    </Card>
  )
}
