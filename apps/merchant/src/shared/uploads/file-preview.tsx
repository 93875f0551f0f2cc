import { Button } from '@daftar/ui/button'
import { m } from '@daftar/words'
import { useState } from 'react'
import { sayDownloadFailed } from '../paper/download.ts'
import { openPdf, type PdfDocument } from '../paper/pdf-document.ts'
import { useServices } from '../use-services.ts'
import { FirstPage } from './first-page.tsx'
import styles from './file-preview.module.css'
import { addressOfFile } from './upload.ts'

type Shown = { picture: string } | { document: PdfDocument }

interface Props {
  url: string
  name: string
  isPdf: boolean
}

/** A look at what was handed in, a picture or the first page of a PDF, fetched once somebody asks for it. */
export function FilePreview({ url, name, isPdf }: Props) {
  const { api } = useServices()
  const [shown, setShown] = useState<Shown | null>(null)
  const [isOpening, setOpening] = useState(false)
  async function open(): Promise<Shown> {
    const address = await addressOfFile(api, url)
    if (!isPdf) return { picture: address }
    const answer = await (api.options.fetch ?? fetch)(address)
    if (!answer.ok) throw new Error(`the file answered ${answer.status}`)
    return { document: await openPdf(await answer.arrayBuffer()) }
  }
  function show() {
    setOpening(true)
    void open()
      .then(setShown, sayDownloadFailed)
      .finally(() => setOpening(false))
  }
  if (shown === null)
    return (
      <Button size="small" busy={isOpening} aria-label={m.wizard_file_show_named({ name })} onClick={show}>
        {m.wizard_file_show()}
      </Button>
    )
  if ('document' in shown) return <FirstPage document={shown.document} name={name} />
  return <img className={styles.picture} src={shown.picture} alt={name} />
}
