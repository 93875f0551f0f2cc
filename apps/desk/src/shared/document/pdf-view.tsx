import { m } from '@daftar/words'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { PdfFile } from './pdf.ts'
import { PdfSheet, type Pointer } from './pdf-sheet.tsx'
import { PdfSearch } from './pdf-search.tsx'
import { useFound, type Place } from './use-search.ts'
import { useRoom } from './use-room.ts'
import { actOfKey, nextView, wholeView, type ViewAct } from './view-state.ts'
import { ViewerTools } from './viewer-tools.tsx'
import styles from './viewer.module.css'

/** A text of the data that a document proves, with the number it has beside its fact. */
export type Proven = { id: string; text: string; number: number; isChosen: boolean }

type PdfViewProps = { file: PdfFile; url: string; name: string; proven: readonly Proven[] }

/** A PDF page by page under its tools, with its text to be searched and what it proves pointed at. */
export function PdfView({ file, url, name, proven }: PdfViewProps) {
  const [view, setView] = useState(wholeView)
  const [at, setAt] = useState(1)
  const [search, setSearch] = useState({ text: '', at: 0 })
  const sheets = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const room = useRoom(sheets)
  const facts = useFound(
    file,
    proven.map(({ text }) => text),
  )
  const hits = useFound(file, search.text.trim() === '' ? [] : [search.text])?.[0] ?? null
  const act = (what: ViewAct) => setView((now) => nextView(now, what))

  function go(page: number) {
    setAt(page)
    const sheet = sheets.current?.querySelector<HTMLElement>(`[data-page="${page}"]`)
    if (sheet && sheets.current) sheets.current.scrollTop = sheet.offsetTop
  }

  function goToHit(to: number) {
    setSearch((now) => ({ ...now, at: to }))
    const hit = hits?.[to]
    if (hit) go(hit.page)
  }

  function onKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const what = actOfKey(event.key)
    if (what) act(what)
    else if (event.key === 'f') field.current?.focus()
    else if (event.key === 'PageDown' && at < file.pages) go(at + 1)
    else if (event.key === 'PageUp' && at > 1) go(at - 1)
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.view}>
      <ViewerTools {...{ url, name, view }} onAct={act} pages={{ at, of: file.pages, go }}>
        <PdfSearch
          ref={field}
          text={search.text}
          at={search.at}
          hits={hits}
          onText={(text) => setSearch({ text, at: 0 })}
          onGo={goToHit}
        />
      </ViewerTools>
      {/* Scrolled with the keyboard too, so it takes the focus. */}
      <div
        ref={sheets}
        className={styles.sheets}
        tabIndex={0}
        role="group"
        aria-label={m.desk_viewer_document({ name })}
        aria-keyshortcuts="+ - 0 r f PageUp PageDown"
        onKeyDown={onKey}
        onScroll={({ currentTarget }) => setAt(pageInSight(currentTarget))}
      >
        {Array.from({ length: file.pages }, (_, index) => (
          <PdfSheet
            key={index}
            {...{ file, view, room }}
            number={index + 1}
            pointers={[...factPointers(proven, facts, index + 1), ...hitPointers(hits, search.at, index + 1)]}
          />
        ))}
      </div>
    </div>
  )
}

function factPointers(
  proven: readonly Proven[],
  found: readonly (readonly Place[])[] | null,
  page: number,
): Pointer[] {
  return proven.flatMap(({ id, number, isChosen }, fact) =>
    (found?.[fact] ?? []).flatMap((place, at): Pointer[] =>
      place.page === page
        ? [
            {
              id: `${id} ${at}`,
              boxes: place.boxes,
              number: at === 0 ? number : null,
              look: isChosen ? 'chosen' : 'fact',
            },
          ]
        : [],
    ),
  )
}

function hitPointers(hits: readonly Place[] | null, chosen: number, page: number): Pointer[] {
  return (hits ?? []).flatMap((place, at): Pointer[] =>
    place.page === page
      ? [{ id: `hit ${at}`, boxes: place.boxes, number: null, look: at === chosen ? 'found' : 'search' }]
      : [],
  )
}

/** The page that takes the middle of what is seen. */
function pageInSight(holder: HTMLElement): number {
  const middle = holder.scrollTop + holder.clientHeight / 2
  const sheets = [...holder.querySelectorAll<HTMLElement>('[data-page]')]
  const passed = sheets.filter(({ offsetTop }) => offsetTop <= middle)
  return Math.max(passed.length, 1)
}
