import type { PointerEvent } from 'react'
import styles from './date-text.module.css'

export type DateTextProps = {
  /** What is shown, already in the reader's format: "19/11/26" or "19/11/26 14:02". */
  text: string
  /** Machine form for the time element: "2026-11-19" or an ISO instant. */
  dateTime: string
  /** The weekday where a deadline counts; stands before the date in the reader's language. */
  weekday?: string
  /**
   * Shown on hover: the time zone, or the same day in another calendar. What costs to be told is a function,
   * asked on hover.
   */
  title?: string | (() => string)
  /** A second line, such as the Hijri date. */
  second?: string
  muted?: boolean
}

/** A date or moment. The figures run left to right in both languages. */
export function DateText({ text, dateTime, weekday, title, second, muted = false }: DateTextProps) {
  return (
    <time
      dateTime={dateTime}
      className={muted ? styles.muted : undefined}
      {...(typeof title === 'function' ? { onPointerEnter: titled(title) } : { title })}
    >
      {weekday ? `${weekday} ` : null}
      <bdi dir="ltr" className={styles.figures}>
        {text}
      </bdi>
      {second ? <span className={styles.second}>{second}</span> : null}
    </time>
  )
}

function titled(title: () => string) {
  return ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.title = title()
  }
}
