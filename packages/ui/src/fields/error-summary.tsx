import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Notice } from '../states/notice.tsx'
import styles from './error-summary.module.css'

export type SummaryError = {
  /** The field's id, or its name when no element has that id. */
  field: string
  message: ReactNode
}

export type ErrorSummaryProps = {
  /** "Two things need your attention". */
  title: ReactNode
  errors: readonly SummaryError[]
  /** Counts the attempts to go on: with each the summary takes the focus, so that it is read. */
  attempt?: number
}

/** What is wrong with a form, each line leading to its field. Nothing shows while there is nothing wrong. */
export function ErrorSummary({ title, errors, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} className={styles.summary}>
      <Notice tone="negative" title={title} live="alert">
        <ul className={styles.list}>
          {errors.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                className={styles.link}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(field)
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

/** Moves the focus to a field by id or name, or to the first control inside when it is a group. */
export function focusField(field: string): void {
  const found =
    document.getElementById(field) ?? document.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)
  if (found) focusIn(found)
}

/**
 * Moves the focus to the first field inside that shows an error; leaves it where it is when there is none.
 */
export function focusFirstInvalid(inside: HTMLElement): void {
  const found = inside.querySelector<HTMLElement>('[data-invalid=true]')
  if (found) focusIn(found)
}

function focusIn(found: HTMLElement): void {
  const control = found.matches(focusable) ? found : found.querySelector<HTMLElement>(focusable)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}

const focusable = ['input:not([type=hidden])', 'select', 'textarea', 'button', '[tabindex]', 'a[href]']
  .map((part) => `${part}:not([tabindex="-1"])`)
  .join(', ')
