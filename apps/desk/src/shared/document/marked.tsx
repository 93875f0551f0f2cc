import type { DocumentReason } from '@daftar/contract/endpoints/casework/files'
import { Button } from '@daftar/ui/button'
import { useOnce } from '@daftar/app-kit/use-once'
import { showToast } from '@daftar/app-kit/toasts'
import { saveAddress } from '@daftar/client/download'
import { m } from '@daftar/words'
import { Download } from 'lucide-react'
import { createContext, use, type ReactNode } from 'react'
import { problemText } from '../text/problem-text.ts'
import { useServices } from '../use-services.ts'
import { originalAddress } from './document-query.ts'
import styles from './marked.module.css'

const Marked = createContext(false)

/**
 * Whether what is shown is a copy of an identity document: it is read here alone, never in a tab of its own.
 */
export function useIsMarked(): boolean {
  return use(Marked)
}

/**
 * A copy of an identity document, into which the server has burnt who looks at it, when and why. The document
 * itself is saved for an authority that asks, and for nobody else.
 */
export function MarkedCopy({
  url,
  name,
  reason,
  children,
}: {
  url: string
  name: string
  reason: DocumentReason
  children: ReactNode
}) {
  return (
    <Marked value={true}>
      <div className={styles.marked}>
        {reason === 'authority_asks' ? <SaveOriginal {...{ url, name }} /> : null}
        {children}
      </div>
    </Marked>
  )
}

function SaveOriginal({ url, name }: { url: string; name: string }) {
  const { api } = useServices()
  const { doing, once } = useOnce<'saving'>()
  const save = () =>
    originalAddress(api, url).then(saveAddress, (error: unknown) =>
      showToast({ variant: 'error', title: problemText(error) }),
    )
  return (
    <div className={styles.acts}>
      <span>{m.desk_document_original_text()}</span>
      <Button
        size="small"
        icon={<Download />}
        busy={doing !== null}
        aria-label={m.desk_document_original_named({ name })}
        onClick={() => void once('saving', save)}
      >
        {m.desk_document_original()}
      </Button>
    </div>
  )
}
