import { Badge } from '@daftar/ui/badge'
import type { Column } from '@daftar/ui/data-table'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { staffRoles } from '@daftar/rules/access/roles'
import { m } from '@daftar/words'
import { CardRow } from '../../../shared/card-row.tsx'
import { Moment } from '@daftar/app-kit/moment'
import { roleText } from '../../../shared/role-text.ts'
import type { AuditEntry } from '../queries.ts'
import styles from './audit.module.css'

export function auditColumns(): Column<AuditEntry>[] {
  return [
    { id: 'at', header: m.desk_audit_at(), cell: ({ at }) => <Moment at={at} /> },
    { id: 'actor', header: m.desk_audit_actor(), cell: (entry) => <Actor entry={entry} /> },
    { id: 'action', header: m.desk_audit_action(), cell: ({ action }) => <Ltr>{action}</Ltr> },
    {
      id: 'object',
      header: m.desk_audit_object(),
      cell: ({ object }) => <Ltr className={styles.object}>{object}</Ltr>,
    },
    { id: 'outcome', header: m.desk_audit_outcome(), cell: (entry) => <Outcome entry={entry} /> },
  ]
}

export function AuditCard({ entry }: { entry: AuditEntry }) {
  return (
    <CardRow
      title={<Ltr>{entry.action}</Ltr>}
      aside={<Outcome entry={entry} />}
      facts={[
        [m.desk_audit_at(), <Moment key="at" at={entry.at} />],
        [m.desk_audit_actor(), <Actor key="actor" entry={entry} />],
        [
          m.desk_audit_object(),
          <Ltr key="object" className={styles.object}>
            {entry.object}
          </Ltr>,
        ],
      ]}
    />
  )
}

export function Actor({ entry: { actor, actor_role } }: { entry: AuditEntry }) {
  return (
    <span className={styles.actor}>
      <Typed>{actor}</Typed>
      {actor_role && actor_role !== actor ? (
        <span className={styles.role}>{actorRoleText(actor_role)}</span>
      ) : null}
    </span>
  )
}

export function Outcome({ entry: { outcome } }: { entry: AuditEntry }) {
  return outcome === 'done' ? (
    <Badge tone="positive">{m.desk_audit_done()}</Badge>
  ) : (
    <Badge tone="negative">{m.desk_audit_refused()}</Badge>
  )
}

/** Several roles stand with commas between them; one that is nobody's of the staff stays as it is. */
function actorRoleText(roles: string): string {
  return roles
    .split(',')
    .map((role) => staffRoles.find((each) => each === role.trim()))
    .map((role, at) => (role ? roleText(role) : roles.split(',')[at]))
    .join(m.desk_comma())
}
