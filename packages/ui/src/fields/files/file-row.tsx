import type { ReactNode } from 'react'
import { Download, FileText, RotateCw, Trash2, X } from 'lucide-react'
import { cx } from '../../internal/cx.ts'
import { IconButton } from '../../controls/icon-button.tsx'
import { ProgressBar } from '../../charts/progress-bar.tsx'
import { toneClass } from '../../states/tone.tsx'
import styles from './file-row.module.css'

export type FileRowState = {
  id: string
  name: string
  /** In words: "1.2 MB". */
  size?: string
  /** The day it was handed in, in words. */
  day?: string | undefined
  /** What it looks like, below its facts. */
  preview?: ReactNode
  state: 'loading' | 'error' | 'uploaded'
  /** 0 to 100 while loading; leave out while it is not known. */
  progress?: number
  /** The state in words: "Uploading", "Upload failed", "Uploaded". */
  message: ReactNode
}

/**
 * Words for the actions of a row. Each gets the file's name, so that screen readers can tell the buttons
 * apart.
 */
export type FileRowLabels = {
  progress: (name: string) => string
  cancel: (name: string) => string
  retry: (name: string) => string
  remove: (name: string) => string
  download: (name: string) => string
}

type FileRowProps = {
  row: FileRowState
  labels: FileRowLabels
  onCancel?: (id: string) => void
  onRetry?: (id: string) => void
  onRemove?: (id: string) => void
  onDownload?: (id: string) => void
}

/**
 * One file: cancel while loading, retry and remove on error, download and remove when uploaded (DEC-UPL-4).
 */
export function FileRow({ row, labels, onCancel, onRetry, onRemove, onDownload }: FileRowProps) {
  const { id, name, size, day, preview, state, progress, message } = row
  return (
    <li className={cx(styles.row, toneClass(toneOf[state]))}>
      <span className={styles.icon} aria-hidden="true">
        <FileText />
      </span>
      <div className={styles.text}>
        <div className={styles.name} title={name} dir="auto">
          {name}
        </div>
        <div className={styles.detail} role="status">
          {size ? <bdi dir="ltr">{size}</bdi> : null}
          {day ? <bdi dir="ltr">{day}</bdi> : null}
          <strong>{message}</strong>
        </div>
      </div>
      <div className={styles.acts}>
        {state === 'loading' && onCancel ? (
          <IconButton size="small" label={labels.cancel(name)} icon={<X />} onClick={() => onCancel(id)} />
        ) : null}
        {state === 'error' && onRetry ? (
          <IconButton
            size="small"
            label={labels.retry(name)}
            icon={<RotateCw />}
            onClick={() => onRetry(id)}
          />
        ) : null}
        {state === 'uploaded' && onDownload ? (
          <IconButton
            size="small"
            label={labels.download(name)}
            icon={<Download />}
            onClick={() => onDownload(id)}
          />
        ) : null}
        {state !== 'loading' && onRemove ? (
          <IconButton
            size="small"
            label={labels.remove(name)}
            icon={<Trash2 />}
            onClick={() => onRemove(id)}
          />
        ) : null}
      </div>
      {preview ? <div className={styles.preview}>{preview}</div> : null}
      {state === 'loading' ? (
        <div className={styles.progress}>
          <ProgressBar label={labels.progress(name)} value={progress} size="small" />
        </div>
      ) : null}
    </li>
  )
}

const toneOf = { loading: 'neutral', error: 'negative', uploaded: 'positive' } as const
