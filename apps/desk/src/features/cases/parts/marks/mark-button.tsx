import { hasPages, type MarkTarget } from '@daftar/rules/capital/applications/marks'
import { IconButton } from '@daftar/ui/icon-button'
import { m } from '@daftar/words'
import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { BankStatement } from '../../queries.ts'
import { useDeciding } from '../../decision/use-decision-draft.tsx'
import { placeText } from './mark-words.ts'
import styles from './marks.module.css'

const MarkDialog = lazy(() => import('./mark-dialog.tsx').then((module) => ({ default: module.MarkDialog })))

type MarkButtonProps = { target: MarkTarget; statements?: readonly BankStatement[] }

/** Marks one place of the case for its merchant to correct; drawn only for who may decide. */
export function MarkButton({ target, statements = [] }: MarkButtonProps) {
  const { marks, mayMark } = useDeciding()
  const [isOpen, setOpen] = useState(false)
  if (!mayMark) return null
  const marked = marks.find((mark) => mark.target === target)
  // Another page may be marked too; a place without pages is marked once, and written anew.
  const instead = hasPages(target) ? null : (marked ?? null)
  const name = placeText({ target, page: null }, statements)
  return (
    <>
      <IconButton
        className={marked ? styles.marked : undefined}
        label={labelOf(name, { isMarked: marked !== undefined, isEdited: instead !== null })}
        icon={<Flag />}
        size="small"
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense>
          <MarkDialog target={target} name={name} instead={instead} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

function labelOf(name: string, { isMarked, isEdited }: { isMarked: boolean; isEdited: boolean }): string {
  if (isEdited) return m.desk_mark_edit({ name })
  return isMarked ? m.desk_mark_again({ name }) : m.desk_mark_add({ name })
}
