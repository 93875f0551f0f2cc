import { isShareholder, type CompanyOwner } from '@daftar/rules/onboarding/owners'
import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { IconButton } from '@daftar/ui/icon-button'
import { m } from '@daftar/words'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { flagWords } from '@daftar/words/onboarding/option-words'
import { flagsOf } from '../owner-list.ts'
import styles from './owners.module.css'

interface Props {
  id: string
  owner: CompanyOwner
  /** Something about the person is asked for and not there. */
  isWrong: boolean
  /** A reviewer's word about this person. */
  note?: ReactNode
  onEdit: () => void
  onRemove?: () => void
  /** Stands under the name: the check box of a flag, the role. */
  children?: ReactNode
}

/** One person or company of the list, with the parts they have in it. */
export function PersonCard({ id, owner, isWrong, note, onEdit, onRemove, children }: Props) {
  const name = owner.name || m.apply_person_unnamed()
  return (
    <li id={id} className={styles.card} data-wrong={isWrong}>
      <div className={styles.head}>
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className={styles.acts}>
          <Button size="small" aria-label={m.apply_person_edit({ name })} onClick={onEdit}>
            {m.common_edit()}
          </Button>
          {onRemove ? (
            <IconButton
              label={m.apply_person_remove({ name })}
              icon={<Trash2 />}
              size="small"
              onClick={onRemove}
            />
          ) : null}
        </span>
      </div>
      <div className={styles.badges}>
        {isShareholder(owner) ? (
          <Badge tone="accent">{m.apply_owner_share_of({ percent: owner.shares_percent ?? 0 })}</Badge>
        ) : null}
        {flagsOf(owner)
          .filter((flag) => flag !== 'is_shareholder')
          .map((flag) => (
            <Badge key={flag}>{flagWords[flag]()}</Badge>
          ))}
        {isWrong ? <Badge tone="negative">{m.apply_person_incomplete()}</Badge> : null}
      </div>
      {note}
      {children}
    </li>
  )
}
