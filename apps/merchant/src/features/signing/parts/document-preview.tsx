import { buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Notice } from '@daftar/ui/notice'
import { SkeletonBlock } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { DownloadLink } from '../../../shared/download-link.tsx'
import { drawPage, type PdfDocument } from '../../../shared/pdf-document.ts'
import { contractQuery, documentAddress } from '../queries.ts'
import styles from './document-preview.module.css'
import { useServices } from '../../../shared/use-services.ts'

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
      <Pages token={token} />
    </Card>
  )
}

function Pages({ token }: { token: string }) {
  const { data: contract, isError } = useQuery(contractQuery(token))
  if (isError) return <Notice tone="warning">{m.signing_page_draw_failed()}</Notice>
  if (!contract) return <SkeletonBlock height="480px" />
  return (
    // Scrolled with the keyboard too, so it takes the focus.
    <div className={styles.pages} tabIndex={0} role="group" aria-label={m.signing_document()}>
      {Array.from({ length: contract.numPages }, (_, at) => (
        <Page key={at} contract={contract} number={at + 1} />
      ))}
    </div>
  )
}

function Page({ contract, number }: { contract: PdfDocument; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(
    () => (canvas.current ? drawPage(contract, number, canvas.current, () => setDrawn(true)) : undefined),
    [contract, number],
  )
  return (
    <canvas
      ref={canvas}
      className={styles.page}
      role="img"
      aria-label={m.signing_page_of({ number, count: contract.numPages })}
      aria-busy={!isDrawn}
    />
  )
}
