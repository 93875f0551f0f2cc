import type { Shareholder } from '@daftar/rules/capital/kyb/shareholders'
import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { m } from '@daftar/words'
import { Building2, UserRound } from 'lucide-react'
import styles from './shareholder-card.module.css'

interface Props {
  holder: Shareholder
  onEdit: () => void
  /** Null while the list has no other (KYB-66). */
  onDelete: (() => void) | null
}

/** A shareholder who is entered: who it is, what share, and the way to change it. */
export function ShareholderCard({ holder: { name, value, type }, onEdit, onDelete }: Props) {
  const icon = type === 'company' ? <Building2 aria-hidden="true" /> : <UserRound aria-hidden="true" />
  return (
    <div className={styles.card}>
      <div className={styles.who}>
        <bdi className={styles.name}>{name || m.kyb_shareholder_unnamed()}</bdi>
        <Badge icon={icon}>
          {type === 'company' ? m.kyb_shareholder_company() : m.kyb_shareholder_individual()}
        </Badge>
      </div>
      <span className={styles.share}>{m.kyb_percent({ value: value || '0' })}</span>
      <div className={styles.acts}>
        <Button size="small" onClick={onEdit} aria-label={m.kyb_shareholder_edit_named({ name })}>
          {m.kyb_shareholder_edit()}
        </Button>
        {onDelete ? (
          <Button
            size="small"
            variant="quiet"
            onClick={onDelete}
            aria-label={m.kyb_shareholder_delete_named({ name })}
          >
            {m.kyb_shareholder_delete()}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
