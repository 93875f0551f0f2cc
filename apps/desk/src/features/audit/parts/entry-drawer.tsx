import { DescriptionList } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { VisuallyHidden } from '@daftar/ui/visually-hidden'
import { m } from '@daftar/words'
import { DetailDrawer } from '../../../shared/look/detail-drawer.tsx'
import { factIf } from '../../../shared/text/fact-if.ts'
import { Moment } from '@daftar/app-kit/moment'
import { differences, type Change } from '../difference.ts'
import type { AuditEntry } from '../queries.ts'
import { Actor, Outcome } from './actor.tsx'
import styles from './audit.module.css'

/** One entry whole: who, from where, and what changed. */
export function EntryDrawer({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const changes = differences(entry.before, entry.after)
  return (
    <DetailDrawer title={m.audit_raw()} onClose={onClose}>
      <DescriptionList
        facts={[
          { id: 'action', label: m.audit_raw_action(), value: <Ltr>{entry.action}</Ltr> },
          { id: 'outcome', label: m.desk_audit_outcome(), value: <Outcome entry={entry} /> },
          ...factIf('reason', m.desk_reason(), entry.reason && <Ltr>{entry.reason}</Ltr>),
          { id: 'at', label: m.desk_audit_at(), value: <Moment at={entry.at} weekday /> },
          { id: 'actor', label: m.desk_audit_actor(), value: <Actor entry={entry} /> },
          {
            id: 'object',
            label: m.desk_audit_object(),
            value: <Ltr className={styles.object}>{entry.object}</Ltr>,
          },
          {
            id: 'merchant',
            label: m.desk_audit_merchant(),
            value: entry.merchant_id ? <Ltr>{entry.merchant_id}</Ltr> : m.common_dash(),
          },
          { id: 'ip', label: m.desk_audit_ip(), value: <Ltr>{entry.ip}</Ltr> },
        ]}
      />
      <section>
        <h3>{m.desk_audit_changes()}</h3>
        {changes.length === 0 ? (
          <p className={styles.same}>{m.desk_audit_no_changes()}</p>
        ) : (
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={change.path} className={styles.change}>
                <Ltr className={styles.path}>{change.path}</Ltr>
                <Values change={change} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </DetailDrawer>
  )
}

function Values({ change: { kind, before, after } }: { change: Change }) {
  if (kind === 'same') return <Typed className={styles.same}>{after}</Typed>
  return (
    <>
      {kind === 'added' ? null : (
        <>
          <VisuallyHidden>{m.desk_audit_before()}</VisuallyHidden>
          <Typed className={styles.before}>{before}</Typed>
        </>
      )}
      {kind === 'removed' ? null : (
        <>
          <VisuallyHidden>{m.desk_audit_after()}</VisuallyHidden>
          <Typed className={styles.after}>{after}</Typed>
        </>
      )}
    </>
  )
}
