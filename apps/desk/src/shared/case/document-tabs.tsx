import { Tabs } from '@daftar/ui/tabs'
import { Typed } from '@daftar/ui/ltr'
import { EmptyState } from '@daftar/ui/empty-state'
import { m } from '@daftar/words'
import { FileText } from 'lucide-react'
import { lazy, Suspense, type ReactNode } from 'react'
import type { Proven } from '../document/pdf-view.tsx'
import styles from './document-tabs.module.css'

/** The viewer comes with the first document that is shown. */
const DocumentView = lazy(() =>
  import('../document/document-view.tsx').then((module) => ({ default: module.DocumentView })),
)

export type CaseDocument = {
  /** Its handle. */
  url: string
  /** What it is: the bank statement, the licence. */
  label: string
  /** How the merchant called the file; null where nobody knows. */
  name: string | null
  pages: number | null
  /** Something about it wants a look. */
  isOpen?: boolean
}

/** Something else to read beside the facts that is no file: sales, history. */
export type CaseReading = { id: string; label: string; icon: ReactNode; content: ReactNode }

type DocumentTabsProps = {
  documents: readonly CaseDocument[]
  readings: readonly CaseReading[]
  /** The handle of the document or the id of the reading in sight. */
  shown: string
  onShow: (id: string) => void
  /** What each document proves. */
  provenBy: (url: string) => readonly Proven[]
}

/** The documents of a case, one in sight, and what else there is to read. */
export function DocumentTabs({ documents, readings, shown, onShow, provenBy }: DocumentTabsProps) {
  return (
    <div className={styles.tabs}>
      <Tabs
        label={m.desk_case_documents()}
        value={shown}
        onValueChange={onShow}
        tabs={[
          ...documents.map(({ url, label, name, pages, isOpen }) => ({
            id: url,
            label: (
              <>
                <FileText aria-hidden="true" />
                {label}
                {pages === null ? null : <small>{m.desk_viewer_pages({ count: pages })}</small>}
              </>
            ),
            badge: isOpen ? <span className={styles.open} title={m.desk_check_unknown()} /> : undefined,
            content: (
              <div className={styles.document}>
                <div className={styles.name}>
                  <Typed>{name ?? label}</Typed>
                </div>
                <Suspense>
                  <DocumentView url={url} name={name ?? label} proven={provenBy(url)} />
                </Suspense>
              </div>
            ),
          })),
          ...readings.map(({ id, label, icon, content }) => ({
            id,
            label: (
              <>
                {icon}
                {label}
              </>
            ),
            content: <div className={styles.reading}>{content}</div>,
          })),
        ]}
      />
      {documents.length + readings.length === 0 ? <EmptyState title={m.desk_case_no_documents()} /> : null}
    </div>
  )
}
