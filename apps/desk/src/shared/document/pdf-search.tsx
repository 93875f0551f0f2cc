import { IconButton } from '@daftar/ui/icon-button'
import { SearchField } from '@daftar/ui/search-field'
import { m } from '@daftar/words'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { Ref } from 'react'
import type { Place } from './use-search.ts'
import styles from './viewer.module.css'

type PdfSearchProps = {
  ref: Ref<HTMLInputElement>
  text: string
  at: number
  /** Null while the document is being read. */
  hits: readonly Place[] | null
  onText: (text: string) => void
  onGo: (to: number) => void
}

/** Looks for a text in a document: Enter leads from one place to the next. */
export function PdfSearch({ ref, text, at, hits, onText, onGo }: PdfSearchProps) {
  const count = hits?.length ?? 0
  const go = (by: number) => count > 0 && onGo((at + by + count) % count)
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        go(1)
      }}
    >
      <SearchField
        ref={ref}
        label={m.desk_viewer_search()}
        placeholder={m.desk_viewer_search()}
        clearLabel={m.desk_clear_search()}
        value={text}
        onValueChange={onText}
      />
      {text.trim() === '' ? null : (
        <span className={styles.group}>
          <span className={styles.count} role="status">
            {countText(hits, at)}
          </span>
          <IconButton
            size="small"
            label={m.desk_viewer_hit_before()}
            icon={<ChevronUp />}
            disabled={count === 0}
            onClick={() => go(-1)}
          />
          <IconButton
            size="small"
            label={m.desk_viewer_hit_after()}
            icon={<ChevronDown />}
            disabled={count === 0}
            onClick={() => go(1)}
          />
        </span>
      )}
    </form>
  )
}

function countText(hits: readonly Place[] | null, at: number): string {
  if (hits === null) return m.common_loading()
  return hits.length === 0
    ? m.desk_viewer_no_hit()
    : m.desk_viewer_hit({ number: at + 1, count: hits.length })
}
