import { IconButton } from '@daftar/ui/icon-button'
import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { ChevronDown, ChevronUp, ExternalLink, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDocumentTab } from './use-document-tab.ts'
import { useIsMarked } from './marked.tsx'
import { zooms, type ViewAct, type ViewState } from './view-state.ts'
import styles from './viewer.module.css'

type ViewerToolsProps = {
  url: string
  name: string
  view: ViewState
  onAct: (act: ViewAct) => void
  /** Where the reader is, and how to go on; nothing for an image. */
  pages?: { at: number; of: number; go: (page: number) => void }
  children?: ReactNode
}

/** What can be done to the document in sight; every button has a key while the document has the focus. */
export function ViewerTools({ url, name, view, onAct, pages, children }: ViewerToolsProps) {
  const tab = useDocumentTab(url)
  const isMarked = useIsMarked()
  return (
    <div className={styles.tools} role="group" aria-label={m.desk_viewer_tools()}>
      {pages ? (
        <span className={styles.group}>
          <IconButton
            size="small"
            label={m.desk_viewer_previous()}
            icon={<ChevronUp />}
            disabled={pages.at <= 1}
            onClick={() => pages.go(pages.at - 1)}
          />
          <span className={styles.count}>{m.desk_viewer_at({ number: pages.at, count: pages.of })}</span>
          <IconButton
            size="small"
            label={m.desk_viewer_next()}
            icon={<ChevronDown />}
            disabled={pages.at >= pages.of}
            onClick={() => pages.go(pages.at + 1)}
          />
        </span>
      ) : null}
      <span className={styles.group}>
        <IconButton
          size="small"
          label={m.desk_viewer_smaller()}
          icon={<ZoomOut />}
          aria-keyshortcuts="-"
          disabled={view.zoom <= zooms[0]}
          onClick={() => onAct('out')}
        />
        <Ltr className={styles.count}>{percentText(view.zoom)}</Ltr>
        <IconButton
          size="small"
          label={m.desk_viewer_larger()}
          icon={<ZoomIn />}
          aria-keyshortcuts="+"
          disabled={view.zoom >= zooms.at(-1)!}
          onClick={() => onAct('in')}
        />
      </span>
      <span className={styles.group}>
        <IconButton
          size="small"
          label={m.desk_viewer_turn()}
          icon={<RotateCw />}
          aria-keyshortcuts="r"
          onClick={() => onAct('turn')}
        />
        {isMarked ? null : (
          <IconButton
            size="small"
            label={m.desk_open_document({ name })}
            icon={<ExternalLink />}
            busy={tab.isBusy}
            onClick={tab.open}
          />
        )}
      </span>
      {children}
    </div>
  )
}
