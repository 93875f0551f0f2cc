import { Card } from '@daftar/ui/card'
import { EmptyState } from '@daftar/ui/empty-state'
import { Link } from '@daftar/ui/link'
import { m } from '@daftar/words'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSupportMailbox } from '../../../shared/chat/use-support-mailbox.ts'
import styles from './joined.module.css'

/** The confirmation, right after joining and whenever the page is opened again (WAIT-12, WAIT-13). */
export function Joined({ isNews = false }: { isNews?: boolean }) {
  const email = useSupportMailbox()
  const box = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone: what stands in its place takes it, and is read.
  useEffect(() => {
    if (isNews) box.current?.focus()
  }, [isNews])
  return (
    <Card>
      <div ref={box} tabIndex={-1} className={styles.joined}>
        <EmptyState
          icon={<CircleCheck />}
          title={m.waitlist_joined_title()}
          action={<Link href={`mailto:${email}`}>{m.waitlist_joined_question({ email })}</Link>}
        >
          {m.waitlist_joined_text()}
        </EmptyState>
      </div>
    </Card>
  )
}
