import type { DocumentReason } from '@daftar/contract/endpoints/casework/files'
import { Button } from '@daftar/ui/button'
import { FailedState } from '@daftar/ui/failed-state'
import { Loading, SkeletonBlock } from '@daftar/ui/skeleton'
import { Notice } from '@daftar/ui/notice'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { problemText } from '../text/problem-text.ts'
import { asksForReason, documentQuery, type DocumentBytes } from './document-query.ts'
import { ImageView } from './image-view.tsx'
import { ReasonForm } from './reason-form.tsx'
import { MarkedCopy } from './marked.tsx'
import { PdfView, type Proven } from './pdf-view.tsx'
import { useDocumentTab } from './use-document-tab.ts'
import { usePdf } from './use-pdf.ts'
import styles from './viewer.module.css'

type DocumentViewProps = { url: string; name: string; proven?: readonly Proven[] }

/** One document of a case to read beside its data: a PDF or an image. */
export function DocumentView(props: DocumentViewProps) {
  const [reason, setReason] = useState<DocumentReason | null>(null)
  const { error } = useQuery(documentQuery(props.url, reason))
  if (asksForReason(error)) return <ReasonForm onReason={setReason} />
  const shown = <Opened {...props} reason={reason} />
  if (reason === null) return shown
  const { url, name } = props
  return <MarkedCopy {...{ url, name, reason }}>{shown}</MarkedCopy>
}

function Opened({ url, name, proven = [], reason }: DocumentViewProps & { reason: DocumentReason | null }) {
  const { data, error, refetch } = useQuery(documentQuery(url, reason))
  if (error)
    return (
      <div className={styles.state}>
        <FailedState
          title={m.desk_viewer_failed()}
          retryLabel={m.common_try_again()}
          onRetry={() => void refetch()}
        >
          {problemText(error)}
        </FailedState>
      </div>
    )
  if (!data) return <Waiting />
  if (data.kind === 'image') return <ImageView image={data} {...{ url, name }} />
  if (data.kind === 'other') return <NotShown {...{ url, name }} />
  return <Pdf document={data} {...{ url, name, proven }} />
}

type PdfProps = Required<DocumentViewProps> & { document: DocumentBytes }

function Pdf({ document, url, name, proven }: PdfProps) {
  const [password, setPassword] = useState<string | null>(null)
  const file = usePdf(document.bytes, password)
  if (file === null) return <Waiting />
  if (file === 'broken') return <NotShown {...{ url, name }} />
  if (file === 'locked') return <Locked isWrong={password !== null} onPassword={setPassword} />
  return <PdfView {...{ file, url, name, proven }} />
}

function Waiting() {
  return (
    <Loading label={m.common_loading()}>
      <div className={styles.state}>
        <SkeletonBlock height="420px" />
      </div>
    </Loading>
  )
}

/** What cannot be drawn here may still be opened by the browser, or saved. */
function NotShown({ url, name }: { url: string; name: string }) {
  const tab = useDocumentTab(url)
  return (
    <div className={styles.state}>
      <Notice
        tone="warning"
        title={m.desk_viewer_not_shown()}
        actions={
          <Button size="small" icon={<ExternalLink />} busy={tab.isBusy} onClick={tab.open}>
            {m.desk_open_document({ name })}
          </Button>
        }
      >
        {m.desk_viewer_not_shown_text()}
      </Notice>
    </div>
  )
}

/** A protected statement: the password is used here and kept nowhere. */
function Locked({ isWrong, onPassword }: { isWrong: boolean; onPassword: (password: string) => void }) {
  const [typed, setTyped] = useState('')
  return (
    <form
      className={styles.state}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed !== '') onPassword(typed)
      }}
    >
      <Notice title={m.desk_viewer_locked()}>{m.desk_viewer_locked_text()}</Notice>
      <TextField
        id="document-password"
        label={m.desk_viewer_password()}
        value={typed}
        onValueChange={setTyped}
        autoComplete="off"
        error={isWrong ? m.desk_viewer_password_wrong() : undefined}
      />
      <Button type="submit">{m.desk_viewer_unlock()}</Button>
    </form>
  )
}
