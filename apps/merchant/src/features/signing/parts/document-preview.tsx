import { buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { SkeletonBlock } from '@daftar/ui/skeleton'
import { useIsPhone } from '@daftar/ui/use-media-query'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { documentAddress, framedDocumentQuery } from '../queries.ts'
import styles from './document-preview.module.css'

/** The contract to read: framed where the browser shows PDFs in a page, and always in a tab of its own. */
export function DocumentPreview({ token }: { token: string }) {
  const isPhone = useIsPhone()
  return (
    <Card
      title={m.signing_document()}
      actions={
        <Link look="bare" className={buttonClass({ size: 'small' })} href={documentAddress(token)} external>
          <ExternalLink aria-hidden="true" />
          {m.signing_open_in_tab()}
        </Link>
      }
    >
      {isPhone || !navigator.pdfViewerEnabled ? null : <Framed token={token} />}
    </Card>
  )
}

function Framed({ token }: { token: string }) {
  const { data: address, isError } = useQuery(framedDocumentQuery(token))
  if (isError) return <Notice tone="warning">{m.signing_document_failed()}</Notice>
  if (!address) return <SkeletonBlock height="480px" />
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox; the bytes are our own contract
    <iframe className={styles.frame} src={address} title={m.signing_document()} />
  )
}
