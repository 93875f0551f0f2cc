import { useRef, useState } from 'react'
import type { ClipboardEvent, DragEvent, ReactNode, Ref } from 'react'
import { CloudUpload } from 'lucide-react'
import { cx } from '../../internal/cx.ts'
import { buttonClass } from '../../controls/button.tsx'
import { FieldNotes, fieldStyles, useFieldControl } from '../field.tsx'
import type { FieldProps } from '../field.tsx'
import { FileRow } from './file-row.tsx'
import type { FileRowLabels, FileRowState } from './file-row.tsx'
import styles from './file-drop.module.css'

export type FileDropProps = FieldProps & {
  /** The button that opens the file dialog: "Choose a file". */
  chooseLabel: string
  /** The invitation beside it: "or drop it here, or paste it". */
  dropLabel: ReactNode
  /**
   * Accepted types, as the native input takes them: ".pdf,image/png". They only guide; check what arrives.
   */
  accept?: string
  multiple?: boolean
  /** The button that opens the camera of a phone: "Take a photo". Where a mouse points, it is not there. */
  cameraLabel?: string | undefined
  onFiles: (files: File[]) => void
  rows: readonly FileRowState[]
  rowLabels: FileRowLabels
  onCancel?: (id: string) => void
  onRetry?: (id: string) => void
  onRemove?: (id: string) => void
  onDownload?: (id: string) => void
  disabled?: boolean
  /** A line instead of an area: where several stand below each other, or beside something more important. */
  look?: 'area' | 'line'
  ref?: Ref<HTMLInputElement>
}

/** Files: dropped, picked, taken with the camera or pasted; below them a row each. */
export function FileDrop(props: FileDropProps) {
  const { label, optional, hint, error, multiple = false, disabled = false, rows, rowLabels } = props
  const control = useFieldControl(props)
  const [over, setOver] = useState(false)
  const depth = useRef(0)
  function take(list: FileList | null | undefined) {
    const files = [...(list ?? [])]
    if (files.length > 0 && !disabled) props.onFiles(multiple ? files : files.slice(0, 1))
  }
  function track(change: 1 | -1) {
    return (event: DragEvent) => {
      event.preventDefault()
      depth.current += change
      setOver(depth.current > 0)
    }
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    depth.current = 0
    setOver(false)
    take(event.dataTransfer.files)
  }
  function paste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return
    event.preventDefault()
    take(event.clipboardData.files)
  }
  return (
    <div className={fieldStyles.field} onPaste={paste}>
      <div className={props.labelHidden ? fieldStyles.labelHidden : fieldStyles.head}>
        <label className={fieldStyles.label} htmlFor={control.id}>
          {label}
        </label>
        {optional ? <span className={fieldStyles.optional}>{optional}</span> : null}
      </div>
      <div
        className={cx(
          styles.drop,
          props.look === 'line' && styles.line,
          over && styles.over,
          error ? styles.invalid : null,
          disabled && styles.disabled,
        )}
        onDragEnter={track(1)}
        onDragLeave={track(-1)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        <CloudUpload aria-hidden="true" />
        <Picker {...props} control={control} onPick={take} />
        {props.cameraLabel ? <Camera label={props.cameraLabel} disabled={disabled} onPick={take} /> : null}
        <div className={styles.invitation}>{props.dropLabel}</div>
      </div>
      <FieldNotes controlId={control.id} hint={hint} error={error} />
      {rows.length > 0 ? (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <FileRow
              key={row.id}
              row={row}
              labels={rowLabels}
              onCancel={props.onCancel}
              onRetry={props.onRetry}
              onRemove={props.onRemove}
              onDownload={props.onDownload}
            />
          ))}
        </ul>
      ) : null}
    </div>
  )
}

type PickerProps = Pick<FileDropProps, 'accept' | 'multiple' | 'disabled' | 'chooseLabel' | 'ref'> & {
  control: ReturnType<typeof useFieldControl>
  onPick: (files: FileList | null) => void
}

/**
 * The native input, lying unseen over a button of its own; so the browser's own file dialog and names apply.
 */
function Picker({ accept, multiple, disabled, chooseLabel, ref, control, onPick }: PickerProps) {
  return (
    <span className={cx(buttonClass({ size: 'small' }), styles.pick)} data-disabled={disabled}>
      {chooseLabel}
      <input
        {...control}
        ref={ref}
        type="file"
        className={styles.input}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          onPick(event.target.files)
          event.target.value = ''
        }}
      />
    </span>
  )
}

/** The same for a photo that is taken now. */
function Camera({
  label,
  disabled,
  onPick,
}: {
  label: string
  disabled: boolean
  onPick: (files: FileList | null) => void
}) {
  return (
    <span className={cx(buttonClass({ size: 'small' }), styles.pick, styles.camera)} data-disabled={disabled}>
      {label}
      <input
        type="file"
        className={styles.input}
        aria-label={label}
        accept="image/*"
        capture="environment"
        disabled={disabled}
        onChange={(event) => {
          onPick(event.target.files)
          event.target.value = ''
        }}
      />
    </span>
  )
}
