import { m } from '@daftar/words'
import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type RefObject } from 'react'
import type { DocumentBytes } from './document-query.ts'
import { useRoom } from './use-room.ts'
import { actOfKey, nextView, sheetSize, wholeView, type ViewAct } from './view-state.ts'
import { ViewerTools } from './viewer-tools.tsx'
import styles from './viewer.module.css'

type ImageViewProps = { image: DocumentBytes; url: string; name: string }

/** A photograph or a scan that is no PDF: enlarged and turned like one. */
export function ImageView({ image, url, name }: ImageViewProps) {
  const [view, setView] = useState(wholeView)
  const [natural, setNatural] = useState({ width: 1000, height: 700 })
  const holder = useRef<HTMLDivElement>(null)
  const room = useRoom(holder)
  const picture = useRef<HTMLImageElement>(null)
  useBytes(picture, image)
  const act = (what: ViewAct) => setView((now) => nextView(now, what))
  const size = sheetSize(natural, view, room)

  function onKey(event: KeyboardEvent) {
    const what = event.ctrlKey || event.metaKey || event.altKey ? null : actOfKey(event.key)
    if (!what) return
    event.preventDefault()
    act(what)
  }

  return (
    <div className={styles.view}>
      <ViewerTools {...{ url, name, view }} onAct={act} />
      <div
        ref={holder}
        className={styles.sheets}
        tabIndex={0}
        role="group"
        aria-label={m.desk_viewer_document({ name })}
        aria-keyshortcuts="+ - 0 r"
        onKeyDown={onKey}
      >
        <div
          data-turned={view.quarters}
          className={styles.sheet}
          style={{ '--w': `${size.width}px`, '--h': `${size.height}px` } as CSSProperties}
        >
          <div className={styles.lying}>
            <img
              ref={picture}
              alt={name}
              className={styles.drawing}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                width > 0 && setNatural({ width, height })
              }
            />
          </div>
        </div>
      </div>
    </div>
  )
}

/** Shows the bytes by an address that lives as long as they are shown. */
function useBytes(picture: RefObject<HTMLImageElement | null>, { bytes, type }: DocumentBytes): void {
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([bytes], { type }))
    picture.current?.setAttribute('src', address)
    return () => URL.revokeObjectURL(address)
  }, [picture, bytes, type])
}
