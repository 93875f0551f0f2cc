import { staffRoles } from '@daftar/rules/access/roles'
import { Badge } from '@daftar/ui/badge'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { roleText } from '../../../shared/text/role-text.ts'
import type { AuditEntry } from '../queries.ts'
import { whoText } from '../../../shared/audit/sentence.tsx'
import styles from './audit.module.css'

/** Who did it, with the roles held then. */
export function Actor({ entry }: { entry: AuditEntry }) {
  return (
    <span className={styles.actor}>
      <Typed>{whoText(entry)}</Typed>
      <span className={styles.role}>{rolesText(entry.actor_role)}</span>
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

/** Several roles stand with a plus between them; one that is nobody's of the staff stays as it is. */
function rolesText(roles: string): string {
  return roles
    .split('+')
    .map((each) => {
      const role = staffRoles.find((known) => known === each)
      return role ? roleText(role) : each
    })
    .join(m.desk_comma())
}
