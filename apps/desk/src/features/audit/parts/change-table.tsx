import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { Fragment } from 'react'
import { pathParts, recordedText } from '../change-words.ts'
import { differences } from '../difference.ts'
import type { AuditEntry } from '../queries.ts'
import styles from './audit.module.css'

/** What an entry changed, before beside after; what stayed the same is in the raw entry. */
export function ChangeTable({ entry: { before, after } }: { entry: AuditEntry }) {
  const changes = differences(before, after).filter(({ kind }) => kind !== 'same')
  if (changes.length === 0) return <p className={styles.same}>{m.desk_audit_no_changes()}</p>
  return (
    <table className={styles.diff}>
      <thead>
        <tr>
          <th scope="col">{m.audit_line()}</th>
          <th scope="col">{m.audit_before()}</th>
          <th scope="col">{m.audit_after()}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, kind, before: old, after: now }) => (
          <tr key={path}>
            <th scope="row">
              <Path path={path} />
            </th>
            <td>
              {kind === 'added' ? (
                m.common_dash()
              ) : (
                <del>
                  <Typed>{recordedText(old)}</Typed>
                </del>
              )}
            </td>
            <td>
              {kind === 'removed' ? (
                m.common_dash()
              ) : (
                <ins>
                  <Typed>{recordedText(now)}</Typed>
                </ins>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Path({ path }: { path: string }) {
  return pathParts(path).map(({ text, isCode }, at) => (
    <Fragment key={at}>
      {at > 0 ? ' · ' : null}
      {isCode ? <Ltr>{text}</Ltr> : text}
    </Fragment>
  ))
}
