import { Button } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { RotateCw } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import { corners, moveCorner, turnedCrop, wholePicture, type Corner, type Crop } from './crop.ts'
import { drawTurned, encodePhoto, openPhoto, type Quarters } from './draw-photo.ts'
import styles from './photo-editor.module.css'

interface Props {
  file: File
  /** Bytes the photo may have. */
  most: number
  onDone: (file: File) => void
  /** This browser cannot open it, so it goes as it is. */
  onUnopened: (file: File) => void
  onClose: () => void
}

const shownSide = 900
const step = 0.02
const moves: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

const cornerWords: Record<Corner, () => string> = {
  nw: m.photo_corner_nw,
  ne: m.photo_corner_ne,
  sw: m.photo_corner_sw,
  se: m.photo_corner_se,
}

/**
 * The photo of a document before it is sent: turned by quarters, and cut to the document by its four corners.
 */
export function PhotoEditor({ file, most, onDone, onUnopened, onClose }: Props) {
  const photo = usePhoto(file, onUnopened)
  const [quarters, setQuarters] = useState<Quarters>(0)
  const [crop, setCrop] = useState(wholePicture)
  const [work, setWork] = useState<'encoding' | 'failed' | null>(null)

  function turn() {
    setQuarters((now) => ((now + 1) % 4) as Quarters)
    setCrop(turnedCrop)
  }

  async function send() {
    if (!photo) return
    setWork('encoding')
    const done = await encodePhoto(photo, quarters, crop, { name: file.name, most })
    if (done) onDone(done)
    else setWork('failed')
  }

  if (!photo) return null
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={m.photo_title()}
      closeLabel={m.common_close()}
      width="wide"
      locked={work === 'encoding'}
      actions={
        <>
          <Button onClick={onClose}>{m.common_cancel()}</Button>
          <Button variant="primary" busy={work === 'encoding'} onClick={() => void send()}>
            {m.photo_use()}
          </Button>
        </>
      }
    >
      <p>{m.photo_hint()}</p>
      {work === 'failed' ? <Notice tone="negative" live="alert" title={m.photo_failed()} /> : null}
      <Stage name={file.name} {...{ photo, quarters, crop, setCrop }} />
      <div className={styles.acts}>
        <Button icon={<RotateCw />} onClick={turn}>
          {m.photo_turn()}
        </Button>
        <Button variant="quiet" disabled={crop === wholePicture} onClick={() => setCrop(wholePicture)}>
          {m.photo_whole()}
        </Button>
        <span className={styles.said} aria-live="polite">
          {m.photo_cut({ share: percentText(Math.round(crop.wide * crop.high * 100)) })}
        </span>
      </div>
    </Dialog>
  )
}

/** The photo once it is open; one that this browser cannot open is handed back. */
function usePhoto(file: File, onUnopened: (file: File) => void): ImageBitmap | null {
  const [photo, setPhoto] = useState<ImageBitmap | null>(null)
  const unopened = useEffectEvent(onUnopened)
  useEffect(() => {
    let isGone = false
    void openPhoto(file).then((opened) => {
      if (isGone) return opened?.close()
      return opened ? setPhoto(opened) : unopened(file)
    })
    return () => {
      isGone = true
    }
  }, [file])
  return photo
}

interface StageProps {
  photo: ImageBitmap
  name: string
  quarters: Quarters
  crop: Crop
  setCrop: (change: (now: Crop) => Crop) => void
}

/** The photo as it stands, with the corners it is cut by. */
function Stage({ photo, name, quarters, crop, setCrop }: StageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawTurned(canvas.current, photo, quarters, shownSide)
  }, [photo, quarters])
  const shares = { '--x': crop.x, '--y': crop.y, '--wide': crop.wide, '--high': crop.high }
  return (
    // A picture has its own left and right, whatever way the page reads.
    <div className={styles.stage} dir="ltr">
      <canvas ref={canvas} className={styles.photo} role="img" aria-label={name} />
      <div className={styles.crop} style={shares as CSSProperties}>
        {corners.map((corner) => (
          <Handle
            key={corner}
            corner={corner}
            share={corner.endsWith('e') ? crop.x + crop.wide : crop.x}
            canvas={canvas}
            onMove={(across, down) => setCrop((now) => moveCorner(now, corner, across, down))}
          />
        ))}
      </div>
    </div>
  )
}

interface HandleProps {
  corner: Corner
  /** Where it stands across the picture. */
  share: number
  canvas: { current: HTMLCanvasElement | null }
  onMove: (across: number, down: number) => void
}

/** One corner: pulled by a pointer or a finger, moved by the arrow keys. */
function Handle({ corner, share, canvas, onMove }: HandleProps) {
  const last = useRef<{ x: number; y: number } | null>(null)
  function pull({ clientX: x, clientY: y }: PointerEvent) {
    const box = canvas.current?.getBoundingClientRect()
    if (!last.current || !box || box.width === 0) return
    onMove((x - last.current.x) / box.width, (y - last.current.y) / box.height)
    last.current = { x, y }
  }
  function press(event: KeyboardEvent) {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    onMove(...move)
  }
  return (
    <button
      type="button"
      role="slider"
      aria-label={cornerWords[corner]()}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      data-corner={corner}
      className={styles.handle}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId)
        last.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={pull}
      onPointerUp={() => (last.current = null)}
      onPointerCancel={() => (last.current = null)}
      onKeyDown={press}
    />
  )
}
