import type { MarkTarget } from '@daftar/rules/capital/marks'
import { IconButton } from '@daftar/ui/icon-button'
import { m } from '@daftar/words'
import { Flag } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { DeskCase } from '../queries.ts'
import { useDeciding } from '../use-decision-draft.tsx'
import { MarkDialog } from './mark-dialog.tsx'
import { placeText } from './mark-words.ts'
import styles from './marks.module.css'

type MarkButtonProps = { target: MarkTarget; statements?: DeskCase['application']['bank_statements'] }

/** Marks one place of the case for its merchant to correct; drawn only for who may decide. */
export function MarkButton({ target, statements = [] }: MarkButtonProps) {
  const { draft, mayMark } = useDeciding()
  const [isOpen, setOpen] = useState(false)
  if (!mayMark) return null
  const isMarked = draft.marks.some((mark) => mark.target === target)
  const name = placeText({ target, page: null }, statements)
  return (
    <>
      <IconButton
        className={isMarked ? styles.marked : undefined}
        label={isMarked ? m.desk_mark_again({ name }) : m.desk_mark_add({ name })}
        icon={<Flag />}
        size="small"
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <MarkDialog target={target} name={name} instead={null} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

/** A value of the case with its mark beside it. */
export function Markable({ target, children }: { target: MarkTarget; children: ReactNode }) {
  return (
    <span className={styles.markable}>
      <span className={styles.value}>{children}</span>
      <MarkButton target={target} />
    </span>
  )
}
