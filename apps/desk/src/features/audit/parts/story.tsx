import { timeText, weekdayText, dateText } from '@daftar/words/formats/date'
import { Button } from '@daftar/ui/button'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { currentLanguage } from '@daftar/words'
import { Fragment, useState } from 'react'
import { dayOf } from '../../../shared/audit/day-of.ts'
import { fold, timesRefused, type Line } from '../fold.ts'
import type { AuditEntry } from '../queries.ts'
import { ChangeTable } from './change-table.tsx'
import { FamilyIcon } from '../../../shared/audit/family-icon.tsx'
import { Sentence, whoText } from '../../../shared/audit/sentence.tsx'
import { reasonOf } from './reason-of.ts'
import styles from './audit.module.css'

type StoryProps = Readonly<{ entries: readonly AuditEntry[]; onRaw: (entry: AuditEntry) => void }>

/** The log told day by day, the newest first. */
export function Story({ entries, onRaw }: StoryProps) {
  const lines = fold(entries)
  const days = [...new Set(lines.map(({ entries: [first] }) => dayOf(first.at)))]
  return (
    <div className={styles.story}>
      {days.map((day) => (
        <section key={day} aria-label={dateText(day)}>
          <h2 className={styles.day}>
            {weekdayText(day, currentLanguage())} <bdi dir="ltr">{dateText(day)}</bdi>
          </h2>
          <ol>
            {lines
              .filter(({ entries: [first] }) => dayOf(first.at) === day)
              .map((line) => (
                <StoryLine key={line.id} line={line} onRaw={onRaw} />
              ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function StoryLine({ line, onRaw }: { line: Line; onRaw: StoryProps['onRaw'] }) {
  const [isOpen, setOpen] = useState(false)
  const [first] = line.entries
  const isMany = line.kind !== 'one'
  return (
    <li className={styles.line}>
      <time className={styles.time} dateTime={first.at}>
        {timeText(first.at)}
      </time>
      <FamilyIcon action={first.action} />
      <div className={styles.words}>
        {line.kind === 'signing' ? <Signing line={line} /> : <Sentence entry={first} />}
        <Below line={line} />
      </div>
      <Button variant="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen
          ? m.audit_close()
          : isMany
            ? m.audit_show_all({ count: line.entries.length })
            : changesSomething(first)
              ? m.audit_open()
              : m.audit_details()}
      </Button>
      {isOpen ? (
        <div className={styles.opened}>
          {isMany ? (
            <ol>
              {line.entries.map((entry) => (
                <li key={entry.id} className={styles.inner}>
                  <time className={styles.time} dateTime={entry.at}>
                    {timeText(entry.at)}
                  </time>
                  <Sentence entry={entry} />
                  <Raw entry={entry} onRaw={onRaw} />
                </li>
              ))}
            </ol>
          ) : (
            <>
              <ChangeTable entry={first} />
              <Raw entry={first} onRaw={onRaw} />
            </>
          )}
        </div>
      ) : null}
    </li>
  )
}

/** A look at something changes nothing, and has no more to tell than who looked and when. */
function changesSomething({ before, after }: AuditEntry): boolean {
  return (before ?? null) !== null || (after ?? null) !== null
}

function Raw({ entry, onRaw }: { entry: AuditEntry; onRaw: StoryProps['onRaw'] }) {
  return (
    <Button variant="quiet" size="small" onClick={() => onRaw(entry)}>
      {m.audit_raw()}
    </Button>
  )
}

/** Steps of signing in: how many, and whose. */
function Signing({ line: { entries } }: { line: Line }) {
  const names = [...new Set(entries.map(whoText))]
  return (
    <span>
      <strong className={styles.who}>{m.audit_people_signed_in({ count: entries.length })}</strong>{' '}
      {names.slice(0, 3).map((name, place) => (
        <Fragment key={name}>
          {place > 0 ? m.desk_comma() : null}
          <Typed>{name}</Typed>
        </Fragment>
      ))}{' '}
      {names.length > 3 ? <Ltr>+{names.length - 3}</Ltr> : null}
    </span>
  )
}

/** Why it was refused and how often, or between when it happened. */
function Below({ line }: { line: Line }) {
  const [first] = line.entries
  const last = line.entries.at(-1) ?? first
  const times = first.outcome === 'refused' ? timesRefused(line) : 1
  const parts = [
    first.outcome === 'refused' ? reasonOf(first.reason) : null,
    times > 1 ? m.audit_times({ count: times }) : null,
    timeText(last.at) === timeText(first.at)
      ? null
      : m.audit_between({ from: timeText(last.at), until: timeText(first.at) }),
  ].filter((part) => part !== null)
  return parts.length > 0 ? <small className={styles.below}>{parts.join(' · ')}</small> : null
}
